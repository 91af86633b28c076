import { type BasisPoints, formatRupees, type Paise, percentText, quantityText } from '@galla/domain';
import { basisPointsOf, paiseOf } from '../../../db/numeric.ts';
import { crossesBorder, type LineRecord } from '../../history/lines.ts';
import type { Records } from '../load.ts';
import type { Cell } from '../paper.ts';

/** The taxes that a paper has columns and sums for. */
export type Tax = 'cgst' | 'sgst' | 'igst';

/**
 * The taxes that a paper shows: none where the shop charges no GST or sells only untaxed goods (CGST Rules 2017,
 * rule 49); CGST and SGST within the state, IGST between states; all three on a bill that has both.
 */
export function taxesOf({ document, lines }: Pick<Records, 'document' | 'lines'>): Tax[] {
  const taxed = lines.filter(({ gstPercentage }) => basisPointsOf(gstPercentage) > 0);
  if (document.registration !== 'REGULAR' || taxed.length === 0) return [];
  const whole = crossesBorder(document);
  const halves = !whole || paiseOf(document.cgst) > 0;
  return [...(halves ? (['cgst', 'sgst'] as const) : []), ...(whole ? (['igst'] as const) : [])];
}

function rateText(gst: BasisPoints, tax: Tax): string {
  // Half of a rate needs thousandths of a per cent: half of 0.25 is 0.125.
  return `${tax === 'igst' ? percentText(gst) : quantityText(gst * 5)} %`;
}

/** A line's tax with its rate below it; a dash when the tax does not apply to the line. */
export function taxCell(line: LineRecord, tax: Tax): Cell {
  const amount: Paise = paiseOf(line[tax]);
  const bearsOther = amount === 0 && paiseOf(tax === 'igst' ? line.cgst : line.igst) > 0;
  if (bearsOther) return { text: '–' };
  return { text: formatRupees(amount), under: rateText(basisPointsOf(line.gstPercentage), tax) };
}
