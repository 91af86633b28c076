import { act, waitFor } from '@testing-library/react';
import type { OperationDescriptor } from 'relay-runtime';
import { MockPayloadGenerator, type createMockEnvironment } from 'relay-test-utils';
import type { FailureCode } from '../app/graph/failure.ts';

type Environment = ReturnType<typeof createMockEnvironment>;
type Resolvers = MockPayloadGenerator.MockResolvers;

const named = (environment: Environment, name: string): OperationDescriptor[] =>
  environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === name);

/** Waits for what the answer sets going: an `act` that is not awaited holds back what suspends within it. */
const during = (work: () => void): Promise<void> =>
  act(async () => {
    work();
    await Promise.resolve();
  });

/** Waits until an operation of that name is on its way. */
export const sentOperation = (environment: Environment, name: string): Promise<OperationDescriptor> =>
  waitFor(() => {
    const [first] = named(environment, name);
    if (first === undefined) throw new Error(`${name} was not sent`);
    return first;
  });

/** What the mutation of that name is sent with, as soon as it is. */
export async function sentInput(environment: Environment, name: string): Promise<Record<string, unknown>> {
  const { request } = await sentOperation(environment, name);
  return request.variables['input'] as Record<string, unknown>;
}

/** How many operations of that name wait for their answer. */
export const waiting = (environment: Environment, name: string): number => named(environment, name).length;

/** Answers the operation of that name, as soon as it is sent, with records made by the resolvers. */
export async function answer(
  environment: Environment,
  name: string,
  resolvers: Resolvers,
): Promise<OperationDescriptor> {
  const operation = await sentOperation(environment, name);
  const { node } = operation.request;
  // By its query alone: a preloaded one was sent with the variables of its route, here all that it has are named.
  await during(() => environment.mock.resolve(node, MockPayloadGenerator.generate(operation, resolvers)));
  return operation;
}

/** Answers the operation of that name with exactly this data, as it comes over the network. */
export async function answerWith(
  environment: Environment,
  name: string,
  data: Record<string, unknown>,
): Promise<OperationDescriptor> {
  const operation = await sentOperation(environment, name);
  await during(() => environment.mock.resolve(operation.request.node, { data }));
  return operation;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The data with null where the path leads. */
function without(
  data: Record<string, unknown>,
  [field, ...rest]: readonly string[],
): Record<string, unknown> {
  if (field === undefined) return data;
  const inner = data[field];
  return { ...data, [field]: isRecord(inner) && rest.length > 0 ? without(inner, rest) : null };
}

/** What stands beside the data where a field failed: its sentence and its code. */
interface FieldFailure {
  message: string;
  code: FailureCode;
  /** What is wrong with what the field was asked with. */
  problems?: readonly { field: string; code: string; message: string }[];
}

const FORBIDDEN: FieldFailure = { message: "You don't have access. Ask the owner.", code: 'FORBIDDEN' };

/**
 * Answers with this data but for some parts: as the server does, each is null, and its error stands beside the data.
 * @param paths of response names, e.g. 'viewer.tenant.documents'
 * @param failure why they are not there; left out, the person has no right to them
 */
export async function answerWithout(
  environment: Environment,
  name: string,
  data: Record<string, unknown>,
  paths: readonly string[],
  { message, ...extensions }: FieldFailure = FORBIDDEN,
): Promise<void> {
  const { node } = (await sentOperation(environment, name)).request;
  const fields = paths.map((path) => path.split('.'));
  const errors = fields.map((path) => ({ message, path, extensions }));
  await during(() => environment.mock.resolve(node, { data: fields.reduce(without, data), errors }));
}

/** Lets the operation of that name fail. */
export async function fail(environment: Environment, name: string, error: Error): Promise<void> {
  const operation = await sentOperation(environment, name);
  await during(() => environment.mock.reject(operation.request.node, error));
}
