import { say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { SelectField } from '../../ui/SelectField.tsx';
import { TableFoot } from '../../ui/TableFoot.tsx';
import { PAGE } from './ticks.ts';

interface Props {
  page: number;
  /** Menus on a page. */
  size: number;
  all: boolean;
  total: number;
  onAll: (all: boolean) => void;
  onPage: (page: number) => void;
}

/** Which menus are shown, and how many on a page. */
export function RightsFoot({ page, size, all, total, onAll, onPage }: Props) {
  const to = Math.min(page * size, total);
  return (
    <Box mx={{ base: '-4', md: '-5' }}>
      <TableFoot
        range={{ from: (page - 1) * size + 1, to, total }}
        onPrevious={page > 1 ? () => onPage(page - 1) : undefined}
        onNext={to < total ? () => onPage(page + 1) : undefined}
      >
        <Box w="32">
          <SelectField
            label={say('permissions.pageSize')}
            options={[
              { value: 'ten', label: say('permissions.perPage', { n: PAGE }) },
              { value: 'all', label: say('permissions.all') },
            ]}
            value={all ? 'all' : 'ten'}
            onValue={(value) => onAll(value === 'all')}
          />
        </Box>
      </TableFoot>
    </Box>
  );
}
