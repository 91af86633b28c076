import { checkRange } from '@galla/domain';
import { refuseOn } from '../refusals/refuseOn.ts';
import { omitUndefined } from '../rest/omitUndefined.ts';
import type { CreditNoteFilter } from '../types.generated.ts';

/** Upstream's query for filtered credit notes, for both list and export. */
export function narrowedNotes(filter: CreditNoteFilter | null | undefined) {
  const { from, to, search, reason } = filter ?? {};
  if (from && to) refuseOn(checkRange(from, to));
  return omitUndefined({ from_date: from, to_date: to, search, reason });
}
