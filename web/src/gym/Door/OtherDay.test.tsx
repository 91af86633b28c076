import { addDays, dayIn, formatDay, formatDayNear } from '@galla/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { storeSession } from '../../app/session/store.ts';
import { answerWith, fail, sentOperation } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { doorRoute } from './route.ts';
import { openDoor } from './testing.tsx';

const QUERY = 'VisitsOfDayQuery';
const today = dayIn('Asia/Kolkata', new Date());
const yesterday = addDays(today, -1);

const entry = (n: number, more: object = {}) => ({
  __typename: 'DoorEntry',
  entryId: `e${n}`,
  name: `Member ${n}`,
  date: `${yesterday}T04:58:00.000Z`,
  isIn: true,
  note: null,
  ...more,
});

const answered = (more: object = {}) => ({
  viewer: {
    tenant: {
      id: 't1',
      branches: [
        { __typename: 'Branch', id: 'b1', name: 'Kothrud' },
        { __typename: 'Branch', id: 'b2', name: 'Baner' },
      ],
      doorDay: {
        visits: 2,
        refused: 1,
        visitsByHour: Array.from({ length: 24 }, (_, hour) => (hour === 10 ? 2 : 0)),
        entries: [entry(1), entry(2, { note: 'Pays tomorrow' }), entry(3, { isIn: false })],
        dayPasses: [
          { passCode: 'p1', name: 'Omkar Jagtap', total: '210.00', soldAt: `${yesterday}T04:58:00.000Z` },
          { passCode: 'p2', name: 'Meera Jain', total: '210.00', soldAt: `${yesterday}T05:58:00.000Z` },
        ],
        lastDays: Array.from({ length: 30 }, (_, at) => ({ day: addDays(today, at - 29), visits: at })),
        ...more,
      },
    },
  },
});

/** Variables sent with a query. */
const asked = async (at: AtRoute, name = QUERY) =>
  (await sentOperation(at.environment, name)).request.variables;

/** Opens the visits of the day in the URL. */
async function openDay(day = yesterday, more: object = {}) {
  storeSession({ access_token: 'secret' });
  const at = renderAt(`/Door?day=${day}`, [doorRoute]);
  await answerWith(at.environment, QUERY, answered(more));
  await screen.findByRole('region', { name: 'Came in' });
  return at;
}

const part = (name: string) => within(screen.getByRole('region', { name }));

test('the door leads to yesterday: who came in, at which hour, and who had a day pass', async () => {
  const at = await openDoor();
  await at.user.click(screen.getByRole('link', { name: 'Visits of other days' }));
  expect(await asked(at)).toEqual({ day: yesterday, branch: 'b1' });
  await answerWith(at.environment, QUERY, answered());
  expect(await screen.findByRole('heading', { name: `Door, ${formatDay(yesterday)}` })).toBeDefined();
  const came = part('Came in');
  expect(came.getByText('2 visits · 1 not let in')).toBeDefined();
  expect(came.getByText('Member 2, let in: Pays tomorrow')).toBeDefined();
  expect(came.getByText('Member 3, not let in')).toBeDefined();
  expect(part('Visits by hour').getByText('10 am')).toBeDefined();
  expect(part('Day passes').getByText('Omkar Jagtap')).toBeDefined();
  expect(part('Day passes').getByText('₹420.00')).toBeDefined();
});

test('a day without visits says so', async () => {
  await openDay(yesterday, { visits: 0, refused: 0, entries: [], dayPasses: [] });
  expect(screen.getByText('Nobody came on this day.')).toBeDefined();
  expect(screen.getByText('None were sold for this day.')).toBeDefined();
});

test('the day before is one press away; after yesterday comes the door of today', async () => {
  const at = await openDay();
  await at.user.click(screen.getByRole('button', { name: 'The day before' }));
  expect(await asked(at)).toMatchObject({ day: addDays(today, -2) });
  await answerWith(at.environment, QUERY, answered());
  await at.user.click(await screen.findByRole('button', { name: 'The day after' }));
  await screen.findByRole('heading', { name: `Door, ${formatDay(yesterday)}` });
  await at.user.click(screen.getByRole('button', { name: 'The day after' }));
  expect(await asked(at, 'doorListQuery')).toEqual({ branch: null });
});

test('a day to come is refused at its field, and what is shown stays; a branch narrows it down', async () => {
  const at = await openDay();
  const field = screen.getByRole('textbox', { name: 'Day' });
  fireEvent.change(field, { target: { value: '01/01/2999' } });
  expect(await screen.findByText('Choose today or an earlier day.')).toBeDefined();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(part('Came in').getByText('Member 1')).toBeDefined();
  await at.user.selectOptions(screen.getByRole('combobox', { name: 'Branch' }), 'Baner');
  expect(await asked(at)).toEqual({ day: yesterday, branch: 'b2' });
});

test.each([
  ['2999-01-01', 'Choose today or an earlier day.'],
  ['soon', 'Enter a day, such as 19/11/2026.'],
])('%s in the address asks for nothing', async (day, message) => {
  storeSession({ access_token: 'secret' });
  const at = renderAt(`/Door?day=${day}`, [doorRoute]);
  expect(await screen.findByText(message)).toBeDefined();
  expect(at.environment.mock.getAllOperations()).toEqual([]);
});

test('twenty entries stand on a page; each of the last 30 days leads to its visits, with its number', async () => {
  const entries = Array.from({ length: 21 }, (_, n) => entry(n));
  const at = await openDay(yesterday, { entries, visits: 21, refused: 0 });
  expect(part('Came in').queryByText('Member 20')).toBeNull();
  await at.user.click(part('Came in').getByRole('button', { name: /Next/ }));
  expect(part('Came in').getByText('Member 20')).toBeDefined();
  const last = part('Last 30 days');
  const third = addDays(today, -2);
  await at.user.click(last.getByRole('link', { name: `${formatDayNear(third, today)}, 27 visits` }));
  expect(await asked(at)).toMatchObject({ day: third });
});

test('a day that can not be loaded says so, with Retry', async () => {
  storeSession({ access_token: 'secret' });
  const at = renderAt(`/Door?day=${yesterday}`, [doorRoute]);
  await fail(at.environment, QUERY, new GraphFailure('INTERNAL', '', 'r1'));
  expect(await screen.findByText('The visits of this day could not be loaded.')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: /Retry/ }));
  await answerWith(at.environment, QUERY, answered());
  expect(await screen.findByText('Member 1')).toBeDefined();
});
