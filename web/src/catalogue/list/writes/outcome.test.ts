import { expect, test } from 'vitest';
import { GraphFailure } from '../../../app/graph/failure.ts';
import { settled } from './outcome.ts';

const become = (answer: object | Error) =>
  settled('DeleteCatalogueItemsSuccess', 'list.deleteFailed', async () => {
    if (answer instanceof Error) throw answer;
    return { __typename: 'Refused', ...answer };
  });

test('the success of the write is saved', async () => {
  expect(await become({ __typename: 'DeleteCatalogueItemsSuccess' })).toEqual({ kind: 'saved' });
});

test.each([
  [
    'what was wrong with the input',
    { __typename: 'InvalidInput', problems: [{ message: 'Too many.' }] },
    'Too many.',
  ],
  ['a missing right', { __typename: 'PermissionDenied', message: 'You may not.' }, 'You may not.'],
  ['a lost item', { __typename: 'NotFound', message: 'Not there.' }, 'Not there.'],
  ['a refusal', { __typename: 'Refused', message: 'Not now.' }, 'Not now.'],
  ['an arm of a newer server', { __typename: '%other' }, 'Failed to delete'],
  [
    'a way that is closed',
    new GraphFailure('UPSTREAM_UNAVAILABLE', 'Not reachable.', 'r1'),
    'Not reachable.',
  ],
  ['a fault of the server', new GraphFailure('INTERNAL', 'It broke.', 'r1'), 'Failed to delete'],
])('%s is told in its words', async (_what, answer, message) => {
  expect(await become(answer)).toEqual({ kind: 'failed', message });
});
