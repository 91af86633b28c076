import { checkCorrectionNote, quantityText } from '@galla/domain';
import { refuseOn } from '../refusals/refuseOn.ts';
import { omitUndefined } from '../rest/omitUndefined.ts';
import type { CountedStockInput } from '../types.generated.ts';

/**
 * What was counted, as upstream corrects a stock.
 * @param noteField where the input has the note, for a problem with it
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
