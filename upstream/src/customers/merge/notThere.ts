import { Refused } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { isVisible } from '../store.ts';

/** Why a customer is not there: merged into one that the caller may see, or not found. */
export async function notThere({ db, caller }: Pick<Call, 'db' | 'caller'>, id: string): Promise<Refused> {
  const row = await db.sql
    .selectFrom('customer')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .select('mergedInto')
    .executeTakeFirst();
  const into = row?.mergedInto ?? undefined;
  if (into === undefined || !(await isVisible(db, caller, into))) return new Refused('NOT_FOUND');
  return new Refused('ALREADY_MERGED', undefined, { details: { customer_id: into } });
}
