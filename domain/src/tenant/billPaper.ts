import { formatMessage, type MessageKey } from '../messages/formatMessage.ts';
import type { PageSize } from './print.ts';

/** Papers for bills: a page as the print settings define it, or the roll of a counter printer. */
export const BILL_PAPERS = ['PAGE', 'THERMAL_80', 'THERMAL_58'] as const;
export type BillPaper = (typeof BILL_PAPERS)[number];

/** Widths of rolls, in mm. */
export type RollWidth = 80 | 58;

/** The width of the roll; undefined for a page. */
export function rollWidthOf(paper: BillPaper): RollWidth | undefined {
  if (paper === 'PAGE') return undefined;
  return paper === 'THERMAL_80' ? 80 : 58;
}

const PAGE_NAMES: Readonly<Record<PageSize, MessageKey>> = {
  A4: 'printing.A4',
  A5: 'printing.A5',
  LETTER: 'printing.LETTER',
};

/** "A4", "80 mm" */
export function paperName(paper: BillPaper, pageSize: PageSize): string {
  const n = rollWidthOf(paper);
  return n === undefined ? formatMessage(PAGE_NAMES[pageSize]) : formatMessage('printing.millimetres', { n });
}
