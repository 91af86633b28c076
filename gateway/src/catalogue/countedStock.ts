import { checkCorrectionNote, quantityText } from '@galla/domain';
import { refuseOn } from '../refusals/refuseOn.ts';
import { omitUndefined } from '../rest/omitUndefined.ts';
import type { CountedStockInput } from '../types.generated.ts';

/**
 * A counted stock as upstream's correction.
 * @param noteField the note's input field, for its problems
 */
export function countedStock(
  { available, expectedAvailable, reason, note }: CountedStockInput,
  noteField: string,
) {
  refuseOn(checkCorrectionNote(reason ?? undefined, note ?? '', noteField));
  return {
    available_quantity: quantityText(available),
    expected_quantity: quantityText(expectedAvailable),
    ...omitUndefined({ reason: reason ?? undefined, note: note ?? undefined }),
  };
}
