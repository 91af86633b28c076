import {
  createOperationDescriptor,
  getRequest,
  type Disposable,
  type GraphQLTaggedNode,
  type IEnvironment,
  type RecordProxy,
  type RecordSourceProxy,
  type Variables,
} from 'relay-runtime';

/** Number of the latest answers whose records stay. */
const RETAINED = 10;

const retained = new WeakMap<IEnvironment, Disposable[]>();

/** Missing in the types: the record that holds the answer, of which each mutation has its own. */
interface WithRoot extends RecordSourceProxy {
  getOperationRoot: () => RecordProxy;
}

/**
 * Keeps the records of a write's answer in the store until ten later ones. Screens show parts of an answer that no
 * query has asked for, such as the slips of the order just created; Relay would drop them with the next screen.
 * @param store as given to the mutation's updater
 */
export function retainAnswer(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  variables: Variables,
  store: RecordSourceProxy,
): void {
  const root = (store as WithRoot).getOperationRoot().getDataID();
  const answers = retained.get(environment) ?? [];
  const operation = createOperationDescriptor(getRequest(mutation), variables, undefined, root);
  answers.push(environment.retain(operation));
  if (answers.length > RETAINED) answers.shift()?.dispose();
  retained.set(environment, answers);
}
