import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { TableFoot } from '../ui/TableFoot.tsx';
import { useLocalPages } from './localPages.ts';

/** Rows of a page (spec 3 §9). */
const PAGE_SIZE = 5;

interface Props<Row> {
  /** What the list is called. */
  label: string;
  /** All of them. */
  rows: readonly Row[];
  /** One of them, with its key. */
  children: (row: Row) => ReactNode;
}

/** Rows inside a dialog or a sheet, five on a page. */
export function PagedRows<Row>({ label, rows: all, children }: Props<Row>) {
  const { rows, pagination } = useLocalPages(all, PAGE_SIZE);
  return (
    <>
      <Box asChild borderTop="2px solid" borderColor="fg">
        <ul aria-label={label}>{rows.map(children)}</ul>
      </Box>
      <TableFoot {...pagination} />
    </>
  );
}
