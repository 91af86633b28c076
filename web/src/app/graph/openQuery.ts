import {
  createOperationDescriptor,
  fetchQuery,
  getRequest,
  type GraphQLTaggedNode,
  type IEnvironment,
  type OperationType,
} from 'relay-runtime';

export interface OpenQuery<T> {
  /** What was answered. */
  value: T;
  /** Lets the store forget it, and tells no more changes. */
  close: () => void;
}

/**
 * Fetches a query for something that outlives a screen (the catalogue in memory) and keeps its data in the store
 * until it is closed. `onChange` gets it anew whenever the store learns something else, e.g. a saved price. Rejects
 * with a GraphFailure.
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
