import { type BasisPoints, formatRupees, type Paise, percentText, quantityText } from '@galla/domain';
import { basisPointsOf, paiseOf } from '../../../db/numeric.ts';
import { crossesBorder, type LineRecord } from '../../history/lines.ts';
import type { Records } from '../load.ts';
import type { Cell } from '../paper.ts';

/** The taxes that a paper has columns and sums for. */
export type Tax = 'cgst' | 'sgst' | 'igst';

/**
 * Which taxes a paper shows: none where the shop charges no GST or sells only what bears none (CGST Rules 2017,
 * rule 49), both halves in the same state, the whole to another one; all three where a bill has some of both.
 */
export function taxesOf({ document, lines }: Pick<Records, 'document' | 'lines'>): Tax[] {
  const taxed = lines.filter(({ gstPercentage }) => basisPointsOf(gstPercentage) > 0);
  if (document.registration !== 'REGULAR' || taxed.length === 0) return [];
  const whole = crossesBorder(document);
  const halves = !whole || paiseOf(document.cgst) > 0;
  return [...(halves ? (['cgst', 'sgst'] as const) : []), ...(whole ? (['igst'] as const) : [])];
}

function rateText(gst: BasisPoints, tax: Tax): string {
  // Half of a rate in thousandths of a per cent: half of 0.25 is 0.125.
  return `${tax === 'igst' ? percentText(gst) : quantityText(gst * 5)} %`;
}

/** A line's tax with its rate under it; a dash where the line bears another one. */
export function taxCell(line: LineRecord, tax: Tax): Cell {
  const amount: Paise = paiseOf(line[tax]);
  const bearsOther = amount === 0 && paiseOf(tax === 'igst' ? line.cgst : line.igst) > 0;
  if (bearsOther) return { text: '–' };
  return { text: formatRupees(amount), under: rateText(basisPointsOf(line.gstPercentage), tax) };
}
