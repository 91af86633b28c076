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

/** `node(id)` is a record that a list may have brought already. */
const nodeById: MissingFieldHandler = {
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
    // The last screens stay, so that Back shows them at once while they are fetched again.
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 10 }),
  });

let current: IEnvironment | undefined;
const listeners = new Set<() => void>();

/** The graph's store of the person who is signed in. */
export const currentEnvironment = (): IEnvironment => (current ??= create());

/** Forgets all data of the graph: whoever comes to the login starts with nothing. */
export function renewEnvironment(): void {
  current = create();
  for (const listener of listeners) listener();
}

export function onEnvironment(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For tests: environments are made by this from now on. */
export function provideEnvironments(make: () => IEnvironment): void {
  create = make;
  renewEnvironment();
}
