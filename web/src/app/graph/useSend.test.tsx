import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createOperationDescriptor, getRequest, RecordSource, Store } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import mutation, { type useLogOutMutation } from '../../__generated__/useLogOutMutation.graphql.ts';
import query from '../../__generated__/ShellQuery.graphql.ts';
import { GraphFailure, unreachable } from './failure.ts';
import { useSend } from './useSend.ts';

let environment: ReturnType<typeof createMockEnvironment>;

beforeEach(() => {
  environment = createMockEnvironment();
});
afterEach(() => vi.restoreAllMocks());

const render = (once: boolean) =>
  renderHook(() => useSend<useLogOutMutation>(mutation, { once }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
    ),
  });

const sent = (): number => environment.mock.getAllOperations().length;
const answer = (): void =>
  act(() => {
    const operation = environment.mock.getMostRecentOperation();
    environment.mock.nextValue(operation, { data: { logout: { loggedOut: true } } });
    environment.mock.complete(operation);
  });
const fail = (error: Error): void => act(() => environment.mock.rejectMostRecentOperation(error));

test('is busy until the answer is there', async () => {
  const { result } = render(false);
  let promise: Promise<unknown> = Promise.resolve();
  act(() => {
    promise = result.current.send({});
  });
  expect(result.current.busy).toBe(true);
  answer();
  await act(() => promise);
  expect(await promise).toEqual({ logout: { loggedOut: true } });
  expect(result.current.busy).toBe(false);
});

test('the answer stays in the store when a query ends', async () => {
  const store = new Store(new RecordSource(), { gcScheduler: (run) => run(), gcReleaseBufferSize: 0 });
  environment = createMockEnvironment({ store });
  const { result } = render(false);
  await act(async () => {
    const promise = result.current.send({});
    answer();
    await promise;
  });
  // Then the store drops what nothing retains.
  environment.retain(createOperationDescriptor(getRequest(query), {})).dispose();
  const kept = store.getSource().getRecordIDs();
  expect(kept.filter((id) => id.endsWith(':logout'))).toHaveLength(1);
});

test('asks again when it is not known whether it was saved, and says that it is checking', async () => {
  const { result } = render(false);
  let promise: Promise<unknown> = Promise.resolve();
  act(() => {
    promise = result.current.send({});
  });
  fail(unreachable('r'));
  await waitFor(() => expect(result.current.checking).toBe(true));
  await waitFor(() => expect(sent()).toBe(1));
  answer();
  await act(() => promise);
  expect(result.current.checking).toBe(false);
});

test.each([
  ['a refusal of the server', false, new GraphFailure('NOT_FOUND', 'gone', 'r')],
  ['a write without a key', true, unreachable('r')],
])('does not repeat %s', async (_what, once, error) => {
  const { result } = render(once);
  const failed = vi.fn<(error: unknown) => void>();
  act(() => {
    void result.current.send({}).catch(failed);
  });
  fail(error);
  await waitFor(() => expect(failed).toHaveBeenCalledWith(error));
  expect(sent()).toBe(0);
  expect(result.current.busy).toBe(false);
});

const tryEach = async (tries: readonly GraphFailure[]): Promise<unknown> => {
  const { result } = render(false);
  const failed = vi.fn<(error: unknown) => void>();
  act(() => {
    void result.current.send({}).catch(failed);
  });
  for (const error of tries) {
    // oxlint-disable-next-line no-await-in-loop
    await waitFor(() => expect(sent()).toBe(1));
    fail(error);
  }
  await waitFor(() => expect(failed).toHaveBeenCalled());
  return failed.mock.lastCall?.[0];
};
const NEVER_ANSWERED = [unreachable('r'), unreachable('r'), unreachable('r')];

test.each([
  ['none was answered', NEVER_ANSWERED],
  ['the last one was refused', [unreachable('r'), new GraphFailure('TOO_MANY_REQUESTS', 'Too many', 'r')]],
])('what was not answered is not told as failed: %s', async (_what, tries) => {
  expect(await tryEach(tries)).toMatchObject({
    unknownOutcome: true,
    message: expect.stringContaining('we do not know whether this was saved. Check before'),
  });
});

test('without a network it says so, and that the record is to be saved again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await tryEach(NEVER_ANSWERED)).toMatchObject({
    unknownOutcome: true,
    message: expect.stringMatching(/^You are offline.*Save it again/),
  });
});
