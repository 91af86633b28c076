import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import type { Pagination } from '../../list/index.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TableFoot } from '../../ui/TableFoot.tsx';
import { PAGE_SIZE } from './ticks.ts';

interface Props {
  pagination: Pagination;
  /** All menus are shown on one page. */
  all: boolean;
  onAll: (all: boolean) => void;
}

/** The shown range of menus, and the page size. */
export function RightsFoot({ pagination, all, onAll }: Props) {
  return (
    <Box mx={{ base: '-4', md: '-5' }}>
      <TableFoot {...pagination}>
        <Box w="32">
          <SelectField
            label={formatMessage('permissions.pageSize')}
            options={[
              { value: 'ten', label: formatMessage('permissions.perPage', { n: PAGE_SIZE }) },
              { value: 'all', label: formatMessage('permissions.all') },
            ]}
            value={all ? 'all' : 'ten'}
            onValue={(value) => onAll(value === 'all')}
          />
        </Box>
      </TableFoot>
    </Box>
  );
}
