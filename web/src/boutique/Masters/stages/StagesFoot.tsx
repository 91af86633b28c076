import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import type { Pagination } from '../../../list/index.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TableFoot } from '../../../ui/TableFoot.tsx';
import { PAGE_SIZES } from '../address.ts';

interface Props {
  pagination: Pagination;
  size: number;
  onSize: (size: string) => void;
}

/** Keyboard hints of a handle, page size, and pagination (spec 3 §2.6). */
export function StagesFoot({ pagination, size, onSize }: Props) {
  return (
    <TableFoot
      {...pagination}
      hints={[
        [['Space'], formatMessage('boutique.lift')],
        [['ArrowUp', 'ArrowDown'], formatMessage('boutique.moveKeys')],
        [['Escape'], formatMessage('boutique.putBack')],
      ]}
    >
      <Box w="32" ms="auto">
        <SelectField
          label={formatMessage('boutique.pageSize')}
          options={PAGE_SIZES.map((n) => ({
            value: String(n),
            label: formatMessage('boutique.perPage', { n }),
          }))}
          value={String(size)}
          onValue={onSize}
        />
      </Box>
    </TableFoot>
  );
}
