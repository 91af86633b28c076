import { screen } from '@testing-library/react';
import { storeSession } from '../../app/session/store.ts';
import { answerWith } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { doorRoute } from './route.ts';

export const DOOR_QUERY = 'doorListQuery';

const member = (n: number, more: object = {}) => ({
  memberId: `m${n}`,
  passCode: null,
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
  member(10, { memberId: null, passCode: 'p1', planName: null, digits: '3333' }),
];

/** The door's data as the query returns it. */
export const answered = (
  more: object = {},
  branches = [{ __typename: 'Branch', id: 'b1', name: 'Kothrud' }],
) => ({
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

/** Opens the door of Kothrud with its list. */
export async function openDoor(more: object = {}): Promise<AtRoute> {
  storeSession({ access_token: 'secret' });
  const at = renderAt('/Door', [doorRoute, { path: '/Members', element: <p>Members</p> }]);
  await answerWith(at.environment, DOOR_QUERY, answered(more));
  await screen.findByText('23 in now');
  return at;
}
