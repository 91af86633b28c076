import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { beforeEach, expect, test, vi } from 'vitest';
import mutation, { type useDeleteItemsMutation } from '../../__generated__/useDeleteItemsMutation.graphql.ts';
import { GraphFailure } from './failure.ts';
import { useWrite } from './useWrite.ts';

let environment: ReturnType<typeof createMockEnvironment>;

beforeEach(() => {
  environment = createMockEnvironment();
});

const input = { key: 'k', items: ['p1'] };

/** Renders the hook and starts a write. */
function start(options: Partial<Parameters<typeof useWrite>[1]> = {}) {
  const { result } = renderHook(
    () => useWrite<useDeleteItemsMutation>(mutation, { failed: 'list.deleteFailed', ...options }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
      ),
    },
  );
  let outcome: ReturnType<typeof result.current.write> | undefined;
  act(() => {
    outcome = result.current.write(input);
  });
  return async () => {
    await act(() => outcome);
    return outcome;
  };
}

const answer = (type: string, fields: object = {}): Promise<void> =>
  act(async () => {
    const refusal =
      type.endsWith('Success') || type === '%other' ? {} : { __isRefusal: type, code: 'INTERNAL' };
    const deleteCatalogueItems = { __typename: type, ...refusal, ...fields };
    environment.mock.resolveMostRecentOperation({ data: { deleteCatalogueItems } });
    await Promise.resolve();
  });

const problem = (field: string, message: string) => ({ field, message });

test('the success of the write is saved', async () => {
  const done = start();
  await answer('DeleteCatalogueItemsSuccess');
  expect(await done()).toMatchObject({ kind: 'saved' });
});

test.each([
  ['a missing right', 'PermissionDenied', { message: 'You may not.' }, 'refused', 'You may not.'],
  ['a record that is gone', 'NotFound', { message: 'Not there.' }, 'refused', 'Not there.'],
  ['input without a field', 'InvalidInput', { message: 'Check it.', problems: [] }, 'refused', 'Check it.'],
  ['an arm of a newer server', '%other', {}, 'refused', 'Failed to delete'],
  ['an arm of a newer server that is a refusal', 'TooOld', { message: 'Too old.' }, 'refused', 'Too old.'],
  ['a PIN that is due', 'Refused', { code: 'PIN_REQUIRED', message: 'Your PIN' }, 'pin', 'Your PIN'],
])('%s has its words', async (_what, type, fields, kind, message) => {
  const done = start();
  await answer(type, fields);
  expect(await done()).toMatchObject({ kind, message });
});

test.each([
  ['its own sentence', new GraphFailure('UPSTREAM_UNAVAILABLE', 'Not reachable.', 'r1'), 'Not reachable.'],
  ['the sentence of the act', new GraphFailure('INTERNAL', 'It broke.', 'r1'), 'Failed to delete'],
])('a write without an answer has %s', async (_what, error, message) => {
  const done = start();
  act(() => environment.mock.rejectMostRecentOperation(error));
  expect(await done()).toEqual({ kind: 'failed', message, error });
});

test('all problems are kept, at the fields of the form', async () => {
  const done = start({ fields: { items: 'chosen' } });
  const problems = [problem('items', 'Too many.'), problem('items', 'Not yours.'), problem('key', 'Bad.')];
  await answer('InvalidInput', { message: 'x', problems });
  expect(await done()).toMatchObject({
    kind: 'problems',
    problems: { chosen: 'Too many. Not yours.', key: 'Bad.' },
    message: 'Too many. Not yours. Bad.',
  });
});

test.each([
  ['is sent again with the same key once the PIN is given', true, 'saved'],
  ['ends where the PIN is not given', false, 'pin'],
])('a write that needs the PIN %s', async (_what, given, kind) => {
  const askPin = vi.fn<() => Promise<boolean>>().mockResolvedValue(given);
  const done = start({ askPin });
  await answer('Refused', { code: 'PIN_REQUIRED', message: 'Your PIN' });
  const again = environment.mock.getAllOperations();
  expect(again.map(({ request }) => request.variables['input'])).toEqual(given ? [input] : []);
  if (given) await answer('DeleteCatalogueItemsSuccess');
  expect(await done()).toMatchObject({ kind });
  expect(askPin).toHaveBeenCalledTimes(1);
});
