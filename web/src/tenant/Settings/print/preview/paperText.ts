import { type BillPaper, rollWidthOf, formatMessage } from '@galla/domain';

/** "Page", whose size is chosen beside it, or "80 mm". */
export function paperText(paper: BillPaper): string {
  const n = rollWidthOf(paper);
  return n === undefined ? formatMessage('printing.page') : formatMessage('printing.millimetres', { n });
}
