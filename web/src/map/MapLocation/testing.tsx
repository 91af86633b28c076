import { screen } from '@testing-library/react';
import { storeSession } from '../../app/session/store.ts';
import { answerWith } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { mapLocationRoute } from './route.ts';

/** This many minutes after ten o'clock in the shop's time zone. */
const at = (minutes: number): string =>
  new Date(Date.parse('2026-11-20T04:30:00Z') + minutes * 60_000).toISOString();

const point = (minutes: number, north: number) => ({
  __typename: 'LocationPoint',
  latitude: 26.9124 + north / 111_195,
  longitude: 75.7873,
  at: at(minutes),
});

/** Twenty minutes spent at the second of four points. */
export const POINTS = [point(0, 0), point(2, 200), point(22, 400), point(24, 1_400)];

const routeOf = (points: readonly object[]) => ({
  __typename: 'EmployeeRoute',
  points,
  distance: points.length === 0 ? 0 : 1_400,
  keptUntil: '2027-02-18',
});

const EMPLOYEES = [
  { __typename: 'Employee', id: 'e0', fullName: 'Sunita Sharma' },
  { __typename: 'Employee', id: 'e1', fullName: 'Deepak Kumar' },
];

interface Answer {
  mayFollow?: boolean;
  own?: readonly object[];
  /** Points of the selected employee's route; null if there is no such employee. */
  other?: readonly object[] | null;
}

/** Response to the screen's query, with Sunita as the user. */
export const mapData = ({ mayFollow = true, own = [], other }: Answer = {}) => ({
  viewer: {
    mayFollow,
    employee: { ...EMPLOYEES[0], route: routeOf(own) },
    tenant: { __typename: 'Tenant', id: 't1', employees: mayFollow ? EMPLOYEES : null },
  },
  ...(other !== undefined && { node: other && { ...EMPLOYEES[1], route: routeOf(other) } }),
});

export async function renderMap(address: string, answer: Answer): Promise<AtRoute> {
  storeSession({ access_token: 't', tenant_schema: 's_1' });
  const rendered = renderAt(address, [mapLocationRoute]);
  await answerWith(rendered.environment, 'MapLocationQuery', mapData(answer));
  await screen.findByRole('heading', { level: 1, name: 'Map' });
  return rendered;
}
