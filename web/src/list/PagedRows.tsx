import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useState, type ReactNode } from 'react';
import { SegmentedChoice } from '../ui/SegmentedChoice.tsx';
import { TableFoot } from '../ui/TableFoot.tsx';
import { useLocalPages } from './localPages.ts';

/** Default page size (spec 3 §9). */
const PAGE_SIZE = 5;

interface Props<Row> {
  /** The list's accessible name. */
  label: string;
  /** All rows. */
  rows: readonly Row[];
  /** Further page sizes to choose from, for long lists. */
  sizes?: readonly number[];
  /** Renders one row, with its key. */
  children: (row: Row) => ReactNode;
}

const NO_OTHERS: readonly number[] = [];

/** Paginated rows inside a dialog or a sheet, five on a page by default. */
export function PagedRows<Row>({ label, rows: all, sizes = NO_OTHERS, children }: Props<Row>) {
  const [size, setSize] = useState(PAGE_SIZE);
  const { rows, pagination } = useLocalPages(all, size);
  return (
    <>
      <Box asChild borderTop="2px solid" borderColor="fg">
        <ul aria-label={label}>{rows.map(children)}</ul>
      </Box>
      <TableFoot {...pagination}>
        {sizes.length > 0 && all.length > PAGE_SIZE && (
          <Box minW="cell.amount">
            <SegmentedChoice
              label={formatMessage('shell.rowsOfPage')}
              choices={[PAGE_SIZE, ...sizes].map((n) => ({ value: String(n), label: String(n) }))}
              value={String(size)}
              onValue={(next) => setSize(Number(next))}
            />
          </Box>
        )}
      </TableFoot>
    </>
  );
}
