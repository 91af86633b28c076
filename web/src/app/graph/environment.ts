import {
  Environment,
  Network,
  RecordSource,
  ROOT_TYPE,
  Store,
  type IEnvironment,
  type MissingFieldHandler,
} from 'relay-runtime';
import { fetchFunction } from './fetchGraph.ts';
import { subscribeFunction } from './streamGraph.ts';

/** Resolves `node(id)` from a record that a list may already have loaded. */
export const nodeById: MissingFieldHandler = {
  kind: 'linked',
  handle: (field, record, args: { id?: unknown }) =>
    record?.getType() === ROOT_TYPE && field.name === 'node' && typeof args.id === 'string'
      ? args.id
      : undefined,
};

let create = (): IEnvironment =>
  new Environment({
    network: Network.create(fetchFunction, subscribeFunction),
    missingFieldHandlers: [nodeById],
    // Keeps the data of recent screens, so that Back shows them at once while they are refetched.
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 10 }),
  });

let current: IEnvironment | undefined;
const listeners = new Set<() => void>();

/** The Relay environment of the signed-in user. */
export const currentEnvironment = (): IEnvironment => (current ??= create());

/** Discards all graph data, so that nothing remains at the login. */
export function renewEnvironment(): void {
  current = create();
  for (const listener of listeners) listener();
}

export function onEnvironment(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For tests: replaces the factory of environments. */
export function provideEnvironments(make: () => IEnvironment): void {
  create = make;
  renewEnvironment();
}
