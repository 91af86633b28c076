import { Box } from '@chakra-ui/react/box';
import { ListFoot, PageSize, paginationOf, type List } from '../../../list/index.ts';
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
      <Box hideBelow="md" flex="1">
        <PageSize sizes={PAGE_SIZES} size={pageSize} onSize={(size) => list.filter({ size })} />
      </Box>
    </ListFoot>
  );
}
