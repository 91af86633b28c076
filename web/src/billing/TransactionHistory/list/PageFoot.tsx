import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { ListFoot, paginationOf, type List } from '../../../list/index.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import type { KeyHint } from '../../../ui/TableFoot.tsx';
import { PAGE_SIZES, pageSizeOf, type TransactionKey } from '../address.ts';

interface Props {
  list: List<TransactionKey, number>;
  totalCount: number;
  rows: number;
  hints: readonly KeyHint[];
}

/** Keyboard hints, page size, and links to the neighbouring pages. */
export function PageFoot({ list, totalCount, rows, hints }: Props) {
  const pageSize = pageSizeOf(list.filters);
  return (
    <ListFoot hints={hints} {...paginationOf(list, { totalCount, pageSize, rows })}>
      <Box hideBelow="md" flex="1" display="flex" justifyContent="flex-end">
        <Box w="32">
          <SelectField
            label={formatMessage('history.pageSize')}
            options={PAGE_SIZES.map((n) => ({ value: n, label: formatMessage('history.perPage', { n }) }))}
            value={PAGE_SIZES.find((size) => Number(size) === pageSize) ?? '100'}
            onValue={(size) => list.filter({ size })}
          />
        </Box>
      </Box>
    </ListFoot>
  );
}
