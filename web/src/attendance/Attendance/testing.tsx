import { screen } from '@testing-library/react';
import { storeSession } from '../../app/session/store.ts';
import { answerWith } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { attendanceRoute } from './route.ts';

/** An open entry on 20 November from 10:00. */
export const entry = (n: number, more: object = {}) => ({
  __typename: 'AttendanceEntry',
  id: `a${n}`,
  day: '2025-11-20',
  inAt: '2025-11-20T04:30:00.000Z',
  outAt: null,
  minutes: null,
  state: 'IN',
  version: '2025-11-20T04:30:00.000Z',
  ...more,
});

export const monthOf = (more: object = {}) => ({
  __typename: 'AttendanceMonth',
  month: '2025-11-01',
  sums: { __typename: 'AttendanceSums', days: 0, minutes: 0, withoutOut: 0 },
  isClosed: false,
  entries: [],
  changes: [],
  present: null,
  forgotten: null,
  ...more,
});

/** The nth employee of the day. */
export const person = (n: number, more: object = {}) => ({
  __typename: 'AttendanceOfDay',
  state: 'MISSING',
  minutes: 0,
  employee: {
    __typename: 'Employee',
    id: `e${n}`,
    fullName: `Person ${n}`,
    image: null,
    designation: { __typename: 'Designation', id: 'x1', name: 'Tailor' },
  },
  entries: [],
  forgotten: null,
  ...more,
});

interface Answered {
  /** The user's own attendance; default: none. */
  own?: object;
  /** The employees of the day; default: not visible to the user. */
  people?: readonly object[];
  mayEdit?: boolean;
  address?: string;
}

const ownOf = (month: object) => ({
  __typename: 'Attendance',
  employeeId: 'e9',
  now: month,
  month,
});

/** Opens the screen without answering its query. */
export function visitAttendance(address = ''): AtRoute {
  storeSession({ access_token: 't', tenant_schema: 's_1' });
  return renderAt(`/Attendance${address}`, [attendanceRoute]);
}

/** Opens the screen with its data. */
export async function openAttendance(answered: Answered = {}): Promise<AtRoute> {
  const at = visitAttendance(answered.address);
  await answerWith(at.environment, 'AttendancePageQuery', {
    viewer: {
      __typename: 'Viewer',
      mayEdit: answered.mayEdit ?? false,
      attendance: answered.own === undefined ? null : ownOf(answered.own),
      tenant: { __typename: 'Tenant', id: 't1', attendance: answered.people ?? null },
    },
  });
  await screen.findByRole('heading', { name: 'Attendance' });
  return at;
}
