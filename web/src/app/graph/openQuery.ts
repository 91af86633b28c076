import {
  createOperationDescriptor,
  fetchQuery,
  getFragment,
  getRequest,
  getSingularSelector,
  type Disposable,
  type GraphQLTaggedNode,
  type IEnvironment,
  type OperationType,
} from 'relay-runtime';

export interface OpenQuery<T> {
  value: T;
  /** Releases the data in the store and stops `onChange`. */
  close: () => void;
}

/**
 * Fetches a query for something that outlives a screen (the catalogue in memory) and retains its data in the store
 * until closed. Calls `onChange` whenever the store's data changes, e.g. after a price is saved. Rejects with a
 * GraphFailure.
 */
export async function openQuery<Q extends OperationType, T>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: Q['variables'],
  read: (response: Q['response']) => T,
  onChange: (value: T) => void,
): Promise<OpenQuery<T>> {
  const response = await fetchQuery<Q>(environment, query, variables, {
    fetchPolicy: 'network-only',
  }).toPromise();
  const operation = createOperationDescriptor(getRequest(query), variables);
  const retained = environment.retain(operation);
  const watched = environment.subscribe(environment.lookup(operation.fragment), ({ data }) =>
    onChange(read(data)),
  );
  return {
    value: read(response),
    close: () => {
      watched.dispose();
      retained.dispose();
    },
  };
}

/** A reference to a fragment's data. */
interface PartKey<Data> {
  readonly ' $data'?: Data;
  readonly ' $fragmentSpreads': unknown;
}

interface PartOptions<Q extends OperationType, Data, T> {
  query: GraphQLTaggedNode;
  variables: Q['variables'];
  /** The fragment that selects all the data needed. */
  part: GraphQLTaggedNode;
  partOf: (response: Q['response']) => PartKey<Data> | null | undefined;
  read: (part: Data) => T;
  /** Value if the answer lacks the part. */
  none: T;
  onChange: (value: T) => void;
}

/**
 * Like `openQuery`, but reads again only when the part changes. Every answer touches the shop, from which all
 * queries start: with a hundred pages open, each answer would reread all of them.
 */
export async function openPart<Q extends OperationType, Data, T>(
  environment: IEnvironment,
  { query, variables, part, partOf, read, none, onChange }: PartOptions<Q, Data, T>,
): Promise<OpenQuery<T>> {
  const response = await fetchQuery<Q>(environment, query, variables, {
    fetchPolicy: 'network-only',
  }).toPromise();
  const retained = environment.retain(createOperationDescriptor(getRequest(query), variables));
  const key = partOf(response);
  const selector = key == null ? null : getSingularSelector(getFragment(part), key);
  let value = none;
  let watched: Disposable | undefined;
  if (selector != null) {
    const snapshot = environment.lookup(selector);
    value = read(snapshot.data as Data);
    watched = environment.subscribe(snapshot, ({ data }) => onChange(read(data as Data)));
  }
  return {
    value,
    close: () => {
      watched?.dispose();
      retained.dispose();
    },
  };
}
