import { type BillPaper, rollWidthOf, say } from '@galla/domain';

/** "Page", whose size is being chosen beside it; "80 mm" */
export function paperText(paper: BillPaper): string {
  const n = rollWidthOf(paper);
  return n === undefined ? say('printing.page') : say('printing.millimetres', { n });
}
