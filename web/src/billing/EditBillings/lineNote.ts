import {
  formatMessage,
  formatRupees,
  isMeasuredUnit,
  quantityText,
  type Milli,
  type Paise,
} from '@galla/domain';
import type { CartLine } from '../cart/cart.ts';
import type { LineNote } from '../cart/CartLineRow.tsx';
import { lineChange, type Seen } from './state/edit.ts';

/** "2.5 m" for measured units, otherwise only the number. */
export const counted = (quantity: Milli, unit: string): string =>
  isMeasuredUnit(unit) ? `${quantityText(quantity)} ${unit}` : quantityText(quantity);

/** How a line differs from the billed one: "Added", "was 1.1 m, ₹650.00". */
export function lineNote(
  line: CartLine,
  seen: Seen,
  totals: { was: Paise | undefined; now: Paise },
): LineNote | undefined {
  const change = lineChange(line, seen);
  if (change === undefined) return undefined;
  if (change.added) return { says: formatMessage('billing.addedLine') };
  const figures = [
    change.quantityWas === undefined ? [] : counted(change.quantityWas, line.unit),
    change.priceWas === undefined ? [] : formatRupees(change.priceWas),
  ].flat();
  return {
    says: formatMessage('billing.wasFigure', { figure: figures.join(', ') }),
    ...(totals.was !== undefined && totals.was !== totals.now && { totalWas: totals.was }),
  };
}
