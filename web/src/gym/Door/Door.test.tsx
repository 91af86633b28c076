import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeSession } from '../../app/session/store.ts';
import { GraphFailure } from '../../app/graph/failure.ts';
import { answerWith, fail, sentInput } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { doorRoute } from './route.ts';

const QUERY = 'doorListQuery';
const MUTATION = 'doorEntriesMutation';

const member = (n: number, more: object = {}) => ({
  memberId: `m${n}`,
  name: `Member ${n}`,
  digits: `100${n}`,
  code: null,
  image: null,
  planName: 'Monthly',
  startsOn: '2026-10-25',
  endsOn: '2999-11-24',
  suspended: false,
  frozenTo: null,
  sessionsLeft: null,
  due: '0.00',
  lastVisit: null,
  ...more,
});

const MEMBERS = [
  member(1, { code: 'AAAAAAAAAAAAAAAAAAAAAA' }),
  member(2, { endsOn: '2026-11-12' }),
  member(3, { suspended: true }),
  member(4, { due: '2400.01' }),
  member(5, { digits: '7777' }),
  member(6, { digits: '7777' }),
  member(8, { sessionsLeft: 0 }),
  member(9, { sessionsLeft: 4 }),
];

const answered = (more: object = {}, branches = [{ __typename: 'Branch', id: 'b1', name: 'Kothrud' }]) => ({
  viewer: {
    tenant: {
      id: 't1',
      name: 'Iron Temple',
      branches,
      door: {
        asOf: new Date().toISOString(),
        dueLimit: '2400.00',
        inNow: 23,
        visitsToday: 41,
        visitsByHour: Array.from({ length: 24 }, (_, hour) => (hour === 6 ? 30 : hour === 7 ? 11 : 0)),
        entries: [],
        members: MEMBERS,
        ...more,
      },
    },
  },
});

async function open(more: object = {}): Promise<AtRoute> {
  storeSession({ access_token: 'secret' });
  const at = renderAt('/Door', [doorRoute, { path: '/Members', element: <p>Members</p> }]);
  await answerWith(at.environment, QUERY, answered(more));
  await screen.findByText('23 in now');
  return at;
}
const type = async (at: AtRoute, digits: string): Promise<void> =>
  at.user.type(screen.getByRole('textbox', { name: 'Last four digits' }), digits);

/** What stands on the door that is open. */
const verdict = async () => (await screen.findByText('Come in')).closest('[role=status]')?.textContent;

test('four digits say who comes in, and note it', async () => {
  const at = await open();
  expect(screen.getByRole('heading', { name: 'Door, Kothrud' })).toBeDefined();
  await type(at, '1001');
  expect(await verdict()).toContain('Member 1');
  expect(await sentInput(at.environment, MUTATION)).toMatchObject({
    branch: 'b1',
    entries: [{ member: 'm1' }],
  });
  const came = within(screen.getByRole('region', { name: 'Came in' }));
  expect(came.getByText('42 visits today')).toBeDefined();
  expect(came.getByText('Member 1')).toBeDefined();
  // Again within two minutes counts once.
  await type(at, '1001');
  expect(await screen.findByText(/already\. It counts once\./)).toBeDefined();
  expect(came.getByText('42 visits today')).toBeDefined();
});

test.each([
  ['1002', 'Expired on 12 Nov 2026'],
  ['1003', 'Suspended'],
  ['1004', '₹2,400.01 due'],
  ['1008', 'No sessions left'],
])('%s is not let in: %s', async (digits, word) => {
  const at = await open();
  await type(at, digits);
  expect((await screen.findByRole('alert')).textContent).toContain(word);
  expect(screen.getByRole('region', { name: 'To come in' })).toBeDefined();
  expect(within(screen.getByRole('region', { name: 'Came in' })).getByText(/not let in$/)).toBeDefined();
});

test('each entry takes a session, and says how many are left', async () => {
  const at = await open();
  await type(at, '1009');
  expect(await screen.findByText('3 sessions left')).toBeDefined();
});

test('a note lets in whoever is kept out; without one nothing is noted', async () => {
  const at = await open();
  await type(at, '1002');
  await at.user.click(await screen.findByRole('button', { name: 'Let in with a note' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Let Member 2 in' }));
  await at.user.click(dialog.getByRole('button', { name: 'Let in with a note' }));
  expect(await dialog.findByText('Say why.')).toBeDefined();
  // Typed at once it would be a scanner's.
  fireEvent.change(dialog.getByRole('textbox', { name: /^Note/ }), { target: { value: 'Pays tomorrow' } });
  await at.user.click(dialog.getByRole('button', { name: 'Let in with a note' }));
  expect(await verdict()).toContain('Member 2');
  expect(screen.getByText('Member 2, let in: Pays tomorrow')).toBeDefined();
});

test('members whose mobiles end alike are chosen from; unknown digits are told', async () => {
  const at = await open();
  await type(at, '9999');
  expect(await screen.findByText('No member’s mobile ends with 9999.')).toBeDefined();
  await type(at, '7777');
  const dialog = within(await screen.findByRole('dialog', { name: 'Who is it?' }));
  await at.user.click(dialog.getByRole('button', { name: /Member 6/ }));
  expect(await verdict()).toContain('Member 6');
});

test('a list that cannot be loaded says so, and is asked for again', async () => {
  storeSession({ access_token: 'secret' });
  const at = renderAt('/Door', [doorRoute]);
  await fail(at.environment, QUERY, new GraphFailure('INTERNAL', '', 'r1'));
  expect(await screen.findByText('The list of members could not be loaded.')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: /Retry/ }));
  await answerWith(at.environment, QUERY, answered());
  expect(await screen.findByText('23 in now')).toBeDefined();
});

test('without a branch there is no door, and the way to add one', async () => {
  storeSession({ access_token: 'secret' });
  const at = renderAt('/Door', [doorRoute]);
  await answerWith(at.environment, QUERY, answered({}, []));
  expect(await screen.findByText('A door belongs to a branch. Add one first.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Branches' })).toBeDefined();
});

test('what may be due is set', async () => {
  const at = await open();
  expect(screen.getByText('Whoever owes more than ₹2,400.00 is not let in.')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: 'Set' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dues at the door' }));
  const field = dialog.getByRole('textbox', { name: /^Most that may be due/ });
  await at.user.clear(field);
  await at.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await sentInput(at.environment, 'DoorSettingsMutation')).toMatchObject({ limit: null });
});
