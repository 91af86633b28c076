import { accessToken } from '../../app/session/store.ts';
import type { LocalCustomer, LocalDatabase } from '../../local/database.ts';
import { changeKept, DAY_MS, keepAnswer, readAnswer } from '../../local/keptAnswers.ts';
import { openDatabase } from '../../local/open.ts';

/** A customer as stored on this device: no encrypted fields, and no amounts, which become stale at once. */
export interface KeptCustomer {
  /** Global id. */
  id: string;
  name: string;
  mobile: string;
  email: string | null;
  group: string | null;
  /** The text that a search matches. */
  words: string;
}

/** Maximum number of stored customers; the least recently seen are dropped first. */
const MOST = 2_000;

/** Key of the marker that says whose rows these are, and the user's scope when they were stored. */
const MARK = 'customers';

const rowOf = ({ id, name, mobile, email, group, words }: KeptCustomer, until: number): LocalCustomer => ({
  customer_id: id,
  name,
  mobile,
  email: email ?? '',
  group,
  words: words.split(/\s+/).filter((word) => word !== ''),
  until,
});

async function dropBeyond({ customers }: LocalDatabase): Promise<void> {
  await customers.where('until').belowOrEqual(Date.now()).delete();
  const beyond = (await customers.count()) - MOST;
  if (beyond > 0) await customers.bulkDelete(await customers.orderBy('until').limit(beyond).primaryKeys());
}

/** Stores customers that the server has just returned to this session, for a day (spec 1 §7). */
export function keepCustomers(shown: readonly KeptCustomer[]): Promise<void> {
  const until = Date.now() + DAY_MS;
  return changeKept(accessToken(), async (database) => {
    await database.customers.bulkPut(shown.map((customer) => rowOf(customer, until)));
    await dropBeyond(database);
  });
}

/** Deletes customers that the server no longer returns. */
export const forgetCustomers = (ids: readonly string[]): Promise<void> =>
  changeKept(accessToken(), ({ customers }) => customers.bulkDelete([...ids]));

/** The customers on this device; empty if they belong to another user, or if the device can't store any. */
export async function readCustomers(): Promise<KeptCustomer[]> {
  try {
    if ((await readAnswer('apiCache', MARK)) === undefined) return [];
    const rows = await (await openDatabase()).customers.where('until').above(Date.now()).toArray();
    return rows.map(({ customer_id: id, email, words, ...row }) => ({
      ...row,
      id,
      email: email === '' ? null : email,
      words: words.join(' '),
    }));
  } catch {
    return [];
  }
}

/**
 * Deletes the stored customers if the user's scope has changed, since the user may see fewer than before.
 * @param scope the rights and settings that decide which customers the user may see
 */
export async function keepCustomersOf(scope: string): Promise<void> {
  const token = accessToken();
  if ((await readAnswer('apiCache', MARK)) !== scope)
    await changeKept(token, ({ customers }) => customers.clear());
  await keepAnswer('apiCache', MARK, scope, token);
}
