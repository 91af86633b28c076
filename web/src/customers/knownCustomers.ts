import type { IEnvironment } from 'relay-runtime';
import type { CustomerRow } from './useCustomerPages.ts';

/** Every customer that a picker has shown in this session; they go with the session's environment. */
const known = new WeakMap<IEnvironment, Map<string, CustomerRow>>();

/** Customers to search before the server has answered. */
export const knownCustomers = (environment: IEnvironment): readonly CustomerRow[] => [
  ...(known.get(environment)?.values() ?? []),
];

export function rememberCustomers(environment: IEnvironment, rows: readonly CustomerRow[]): void {
  const all = known.get(environment) ?? new Map<string, CustomerRow>();
  known.set(environment, all);
  for (const row of rows) all.set(row.id, row);
}
