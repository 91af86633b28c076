import { checkRange } from '@galla/domain';
import { refuseOn } from '../refusals/refuseOn.ts';
import { omitUndefined } from '../rest/omitUndefined.ts';

/** A report's range of days as upstream takes it; refuses an end before the start without a call. */
export function narrowedDays({
  from,
  to,
}: {
  from?: string | null | undefined;
  to?: string | null | undefined;
}) {
  refuseOn(checkRange(from ?? undefined, to ?? undefined));
  return omitUndefined({ from_date: from ?? undefined, to_date: to ?? undefined });
}
