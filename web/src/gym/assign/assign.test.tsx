import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { answerWith, fail, sentInput, waiting } from '../../testing/answer.ts';
import type { AtRoute } from '../../testing/render.tsx';
import { openWorkouts, tenant, workout } from '../Workouts/testing.tsx';

const QUERY = 'FollowerRowsQuery';
const MUTATION = 'useAssignWorkoutMutation';

const member = (n: number, follows?: string) => ({
  __typename: 'GymMember',
  id: `m${n}`,
  name: `Member ${n}`,
  mobile: '9822041876',
  workout: follows === undefined ? null : { __typename: 'Workout', id: follows, name: `Workout ${follows}` },
  dietPlan: null,
});

const answered = (...members: readonly object[]) => ({
  viewer: {
    tenant: {
      __typename: 'Tenant',
      id: 't1',
      gymMembers: {
        __typename: 'GymMemberConnection',
        edges: members.map((node) => ({ __typename: 'GymMemberEdge', node, cursor: 'c' })),
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: 'c' },
      },
    },
  },
});

async function openDialog(): Promise<AtRoute> {
  const at = await openWorkouts({ address: '?open=w1' });
  await at.user.click(await screen.findByRole('button', { name: '2 members' }));
  await screen.findByRole('dialog', { name: 'Who follows “Workout 1”' });
  return at;
}

const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });

test('who follows it is ticked; a search finds others, and one save sends both', async () => {
  const at = await openDialog();
  await answerWith(at.environment, QUERY, answered(member(1, 'w1')));
  expect((await box(/Member 1/)).checked).toBe(true);
  await at.user.click(await box(/Member 1/));
  fireEvent.change(screen.getByRole('searchbox', { name: 'Name or mobile of a member' }), {
    target: { value: 'member' },
  });
  await answerWith(at.environment, QUERY, answered(member(1, 'w1'), member(2), member(3, 'w2')));
  expect((await box(/Member 1/)).checked).toBe(false);
  expect((await screen.findAllByText(/Follows “Workout w2” now/)).length).toBe(1);
  await at.user.click(await box(/Member 2/));
  await at.user.click(await box(/Member 3/));
  await at.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sentInput(at.environment, MUTATION)).toMatchObject({
    workout: 'w1',
    add: ['m2', 'm3'],
    remove: ['m1'],
  });
  await answerWith(at.environment, MUTATION, {
    assignWorkout: {
      __typename: 'WorkoutSuccess',
      tenant: tenant([workout(1, { memberCount: 3 }), workout(2)]),
    },
  });
  expect(await screen.findByText('2 added, 1 removed')).toBeDefined();
  expect(await screen.findByRole('button', { name: '3 members' })).toBeDefined();
});

test('nobody follows it yet, and nobody matches: both are said', async () => {
  const at = await openDialog();
  await answerWith(at.environment, QUERY, answered());
  expect(await screen.findByText(/^Nobody follows it yet/)).toBeDefined();
  await at.user.type(screen.getByRole('searchbox', { name: 'Name or mobile of a member' }), 'xyz{Enter}');
  await answerWith(at.environment, QUERY, answered());
  expect(await screen.findByText('No member matches “xyz”.')).toBeDefined();
  expect(waiting(at.environment, MUTATION)).toBe(0);
});

test('members that cannot be loaded are told, with Retry; a save that fails keeps what was ticked', async () => {
  const at = await openDialog();
  await fail(at.environment, QUERY, new GraphFailure('UPSTREAM_UNAVAILABLE', 'x', 'r1'));
  expect(await screen.findByText('The members could not be loaded.')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: /Retry/ }));
  await answerWith(at.environment, QUERY, answered(member(1, 'w1')));
  await at.user.click(await box(/Member 1/));
  await at.user.click(screen.getByRole('button', { name: 'Save' }));
  await fail(at.environment, MUTATION, new GraphFailure('FORBIDDEN', 'x', 'r2'));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByRole('alert')).toBeDefined();
  expect((await box(/Member 1/)).checked).toBe(false);
});

test('a workout that is deleted tells how many members are left without', async () => {
  const at = await openWorkouts({ address: '?open=w1' });
  await at.user.click(await screen.findByRole('button', { name: 'Delete Workout 1' }));
  expect(await screen.findByText(/^2 members follow it and will be left without one\./)).toBeDefined();
});

test('who may not change members sees no way to assign', async () => {
  await openWorkouts({ address: '?open=w1', rights: { mayAssign: false } });
  expect(await screen.findByRole('button', { name: 'Delete Workout 1' })).toBeDefined();
  expect(screen.queryByRole('button', { name: '2 members' })).toBeNull();
});
