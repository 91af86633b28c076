import { fitsAsTyped, NO_BAZAAR, normalizeMobile } from '@galla/domain';
import type { IEnvironment } from 'relay-runtime';
import { forgetCustomers, keepCustomers, readCustomers } from './local/keptCustomers.ts';
import type { CustomerRow } from './useCustomerPages.ts';

interface Known {
  rows: Map<string, CustomerRow>;
  /** What this device has kept of earlier visits, once it is read. */
  recalled: Promise<void> | undefined;
}

/** Every customer that a picker has shown in this session; they go with the session's environment. */
const known = new WeakMap<IEnvironment, Known>();

function knownOf(environment: IEnvironment): Known {
  const all = known.get(environment) ?? { rows: new Map<string, CustomerRow>(), recalled: undefined };
  known.set(environment, all);
  return all;
}

/** Customers to search before the server has answered, or while it can not be asked. */
export const knownCustomers = (environment: IEnvironment): readonly CustomerRow[] => [
  ...knownOf(environment).rows.values(),
];

/** Adds whom this device has kept. Of them nobody knows here what they owe and when they came last. */
export function recallCustomers(environment: IEnvironment): Promise<void> {
  const all = knownOf(environment);
  all.recalled ??= recall(all.rows);
  return all.recalled;
}

async function recall(rows: Known['rows']): Promise<void> {
  for (const customer of await readCustomers()) {
    if (!rows.has(customer.id))
      rows.set(customer.id, { ...customer, image: null, pending: null, lastVisit: null });
  }
}

/** Remembers an answer of the server, in memory and on this device. */
export function rememberCustomers(environment: IEnvironment, rows: readonly CustomerRow[]): void {
  const all = knownOf(environment).rows;
  const fresh = rows.filter((row) => all.get(row.id) !== row);
  for (const row of fresh) all.set(row.id, row);
  if (fresh.length > 0) void keepCustomers(fresh);
}

/** Forgets whom a whole answer to a search lacks: they are gone, or the person may not see them any more. */
export function forgetMissing(
  environment: IEnvironment,
  search: string,
  answered: readonly CustomerRow[],
): void {
  const { rows } = knownOf(environment);
  const there = new Set(answered.map(({ id }) => id));
  const all = [...rows.values()];
  const typed = normalizeMobile(search) ?? search;
  // Who is found with a letter wrong need not be found by the server.
  const expected = search === '' ? all : all.filter((row) => fitsAsTyped(row, typed, NO_BAZAAR));
  const missing = expected.map(({ id }) => id).filter((id) => !there.has(id));
  for (const id of missing) rows.delete(id);
  if (missing.length > 0) void forgetCustomers(missing);
}

/** Forgets one who is gone. */
export function forgetCustomer(environment: IEnvironment, id: string): void {
  knownOf(environment).rows.delete(id);
  void forgetCustomers([id]);
}

/** Forgets all: the person may see others than before. */
export function forgetKnown(environment: IEnvironment): void {
  known.delete(environment);
}
