import { fitsAsTyped, NO_BAZAAR, normalizeMobile } from '@galla/domain';
import type { IEnvironment } from 'relay-runtime';
import { forgetCustomers, keepCustomers, readCustomers } from './local/keptCustomers.ts';
import type { CustomerRow } from './useCustomerPages.ts';

interface Known {
  rows: Map<string, CustomerRow>;
  /** Resolves when this device's copy from earlier visits is loaded. */
  recalled: Promise<void> | undefined;
}

/** All customers that a picker has shown in this session, tied to the session's Relay environment. */
const known = new WeakMap<IEnvironment, Known>();

function knownOf(environment: IEnvironment): Known {
  const all = known.get(environment) ?? { rows: new Map<string, CustomerRow>(), recalled: undefined };
  known.set(environment, all);
  return all;
}

/** Customers to search before the server responds, or while it can't be reached. */
export const knownCustomers = (environment: IEnvironment): readonly CustomerRow[] => [
  ...knownOf(environment).rows.values(),
];

/** Adds this device's copy, which has neither dues nor last visits. */
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

/** Remembers customers from a response, in memory and on this device. */
export function rememberCustomers(environment: IEnvironment, rows: readonly CustomerRow[]): void {
  const all = knownOf(environment).rows;
  const fresh = rows.filter((row) => all.get(row.id) !== row);
  for (const row of fresh) all.set(row.id, row);
  if (fresh.length > 0) void keepCustomers(fresh);
}

/**
 * Forgets customers missing from a complete result: they were deleted, or the user may no longer see them.
 */
export function forgetMissing(
  environment: IEnvironment,
  search: string,
  answered: readonly CustomerRow[],
): void {
  const { rows } = knownOf(environment);
  const there = new Set(answered.map(({ id }) => id));
  const all = [...rows.values()];
  const typed = normalizeMobile(search) ?? search;
  // Only exact matches: the server need not return fuzzy ones.
  const expected = search === '' ? all : all.filter((row) => fitsAsTyped(row, typed, NO_BAZAAR));
  const missing = expected.map(({ id }) => id).filter((id) => !there.has(id));
  for (const id of missing) rows.delete(id);
  if (missing.length > 0) void forgetCustomers(missing);
}

/** Forgets a deleted customer. */
export function forgetCustomer(environment: IEnvironment, id: string): void {
  knownOf(environment).rows.delete(id);
  void forgetCustomers([id]);
}

/** Forgets all, because the set of customers that the user may see has changed. */
export function forgetKnown(environment: IEnvironment): void {
  known.delete(environment);
}
