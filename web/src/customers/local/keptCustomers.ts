import { accessToken } from '../../app/session/store.ts';
import type { LocalCustomer, LocalDatabase } from '../../local/database.ts';
import { changeKept, DAY_MS, keepAnswer, readAnswer } from '../../local/keptAnswers.ts';
import { openDatabase } from '../../local/open.ts';

/** A customer as this device keeps one: nothing of it is sealed, and no money, which is old at once. */
export interface KeptCustomer {
  /** Global id. */
  id: string;
  name: string;
  mobile: string;
  email: string | null;
  group: string | null;
  /** What a search looks through. */
  words: string;
}

/** More than this is not kept on a device; who was seen longest ago goes first. */
const MOST = 2_000;

/** Says whose the rows are, and what that person might see when they were kept. */
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

/** Keeps customers that the server has just shown to this session, for a day (spec 1 §7). */
export function keepCustomers(shown: readonly KeptCustomer[]): Promise<void> {
  const until = Date.now() + DAY_MS;
  return changeKept(accessToken(), async (database) => {
    await database.customers.bulkPut(shown.map((customer) => rowOf(customer, until)));
    await dropBeyond(database);
  });
}

/** Forgets customers that the server does not show any more. */
export const forgetCustomers = (ids: readonly string[]): Promise<void> =>
  changeKept(accessToken(), ({ customers }) => customers.bulkDelete([...ids]));

/** The customers on this device; none where they were another person's, or nothing can be kept. */
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
 * Drops what is kept when the person may see other customers than before: fewer, as far as a device can tell.
 * @param scope what decides whom the person may see
 */
export async function keepCustomersOf(scope: string): Promise<void> {
  const token = accessToken();
  if ((await readAnswer('apiCache', MARK)) !== scope)
    await changeKept(token, ({ customers }) => customers.clear());
  await keepAnswer('apiCache', MARK, scope, token);
}
