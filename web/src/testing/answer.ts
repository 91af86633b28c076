import { act, waitFor } from '@testing-library/react';
import type { OperationDescriptor } from 'relay-runtime';
import { MockPayloadGenerator, type createMockEnvironment } from 'relay-test-utils';
import type { FailureCode } from '../app/graph/failure.ts';

type Environment = ReturnType<typeof createMockEnvironment>;
type Resolvers = MockPayloadGenerator.MockResolvers;

const named = (environment: Environment, name: string): OperationDescriptor[] =>
  environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === name);

/** Awaits the work: React delays suspended updates of an `act` that is not awaited. */
const during = (work: () => void): Promise<void> =>
  act(async () => {
    work();
    await Promise.resolve();
  });

/** Waits until an operation of that name is sent. */
export const sentOperation = (environment: Environment, name: string): Promise<OperationDescriptor> =>
  waitFor(
    () => {
      const [first] = named(environment, name);
      if (first === undefined) throw new Error(`${name} was not sent`);
      return first;
    },
    // Sending changes nothing on the screen that would end the wait, and the default interval is 50 ms.
    { interval: 5 },
  );

/** Waits until the mutation of that name is sent and returns its input. */
export async function sentInput(environment: Environment, name: string): Promise<Record<string, unknown>> {
  const { request } = await sentOperation(environment, name);
  return request.variables['input'] as Record<string, unknown>;
}

/** Number of pending operations of that name. */
export const waiting = (environment: Environment, name: string): number => named(environment, name).length;

/** Waits until the operation of that name is sent and answers it with records from the resolvers. */
export async function answer(
  environment: Environment,
  name: string,
  resolvers: Resolvers,
): Promise<OperationDescriptor> {
  const operation = await sentOperation(environment, name);
  const { node } = operation.request;
  // Resolved by the query alone: a preloaded operation has only its route's variables, this descriptor has all of
  // them.
  await during(() => environment.mock.resolve(node, MockPayloadGenerator.generate(operation, resolvers)));
  return operation;
}

/** Waits until the operation of that name is sent and answers it with exactly this data, as from the network. */
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

/** The data with null at the path. */
function without(
  data: Record<string, unknown>,
  [field, ...rest]: readonly string[],
): Record<string, unknown> {
  if (field === undefined) return data;
  const inner = data[field];
  return { ...data, [field]: isRecord(inner) && rest.length > 0 ? without(inner, rest) : null };
}

/** The message and code of a failed field in `errors`. */
interface FieldFailure {
  message: string;
  code: FailureCode;
  /** Problems of the field's arguments. */
  problems?: readonly { field: string; code: string; message: string }[];
}

const FORBIDDEN: FieldFailure = { message: "You don't have access. Ask the owner.", code: 'FORBIDDEN' };

/**
 * Answers with this data except for some parts, each null with an error beside the data, as the server does.
 * @param paths of response names, e.g. 'viewer.tenant.documents'
 * @param failure the reason; by default a missing right
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

/** Waits until the operation of that name is sent and lets it fail. */
export async function fail(environment: Environment, name: string, error: Error): Promise<void> {
  const operation = await sentOperation(environment, name);
  await during(() => environment.mock.reject(operation.request.node, error));
}
