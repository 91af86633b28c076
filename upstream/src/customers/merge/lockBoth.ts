import { problem } from '@galla/domain';
import { Refused, refusedFor } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import type { StoredCustomer } from '../require.ts';
import { visibleTo } from '../visibility.ts';
import { notThere } from './notThere.ts';

/** The two records to merge, with the versions that the caller saw. */
export interface Pair {
  keep: string;
  merged: string;
  keep_version: string;
  merged_version: string;
}

/** The record if it has the version that the caller saw; else refuses at that field. */
function asSeen(row: StoredCustomer, version: string, field: string): StoredCustomer {
  if (row.editedAt.getTime() === new Date(version).getTime()) return row;
  throw refusedFor(problem(field, 'CHANGED_MEANWHILE', 'faults.changedMeanwhile'), { customer_id: row.id });
}

/**
 * Both records, locked until the transaction ends, in the order of their ids, so that concurrent merges do not
 * deadlock.
 * @throws Refused INVALID_INPUT for a customer with itself, NOT_FOUND, ALREADY_MERGED, CHANGED_MEANWHILE
 */
export async function lockBoth(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  pair: Pair,
): Promise<{ keep: StoredCustomer; merged: StoredCustomer }> {
  if (pair.keep === pair.merged) throw refusedFor(problem('merged', 'INVALID_INPUT', 'merge.himself'));
  const rows = await db.sql
    .selectFrom('customer')
    .where('customer.tenantId', '=', db.tenantId)
    .where('customer.id', 'in', [pair.keep, pair.merged])
    .where('customer.walkIn', '=', false)
    .where(visibleTo(caller))
    .selectAll('customer')
    .orderBy('customer.id')
    .forUpdate('customer')
    .execute();
  const found = async (id: string): Promise<StoredCustomer> => {
    const row = rows.find((one) => one.id === id);
    if (!row) throw await notThere({ db, caller }, id);
    return row;
  };
  const merged = await found(pair.merged);
  const keep = await found(pair.keep);
  return {
    keep: asSeen(keep, pair.keep_version, 'keep_version'),
    merged: asSeen(merged, pair.merged_version, 'merged_version'),
  };
}

/** Refuses a caller who does not see every customer, since a merge may move a colleague's records. */
export async function requireAllSeen({ db, caller }: Pick<Call, 'db' | 'caller'>): Promise<void> {
  if (caller.employeeId === null) return;
  const all = await db.sql
    .selectFrom('tenantSetting')
    .where('tenantId', '=', db.tenantId)
    .where('empViewContact', '=', true)
    .select('tenantId')
    .executeTakeFirst();
  if (!all) throw new Refused('PERMISSION_DENIED');
}
