import type { IEnvironment } from 'relay-runtime';
import { forgetKnown } from '../knownCustomers.ts';
import { keepCustomersOf } from './keptCustomers.ts';

const scopes = new WeakMap<IEnvironment, string>();

/** Keeps customers for this scope; those kept for another scope are deleted, in memory and on the device. */
export function keepWithin(environment: IEnvironment, scope: string): Promise<void> {
  const before = scopes.get(environment);
  scopes.set(environment, scope);
  if (before !== undefined && before !== scope) forgetKnown(environment);
  return keepCustomersOf(scope);
}
