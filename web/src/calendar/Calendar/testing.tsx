import { waitFor } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { ShopZone } from '../../app/clock/shopZone.ts';
import { answerWith, sentOperation } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { calendarRoute } from './route.ts';

/** Friday the 20th, noon in India. */
export const NOON = new Date('2026-11-20T06:30:00Z');

/** Today from 3:00 to 3:30 pm. */
export const FITTING = {
  __typename: 'Appointment',
  id: 'appointment-1',
  startsAt: '2026-11-20T09:30:00Z',
  endsAt: '2026-11-20T10:00:00Z',
  name: 'Arifa Shaikh',
  mobile: '9829041526',
  lookingFor: 'Blouse fitting',
  customerStatus: 'Trial',
  isImportant: false,
  doneAt: null,
  employee: { id: 'employee-1', fullName: 'Neha Joshi' },
  fields: [{ name: 'description', value: 'Brings the lace' }],
};

/** Response to the screen's query. */
export const shopWith = (viewer: object = {}, ...appointments: object[]) => ({
  viewer: {
    mayAdd: true,
    mayEdit: true,
    mayDelete: true,
    tenant: {
      id: 'tenant-1',
      appointments: appointments.length === 0 ? [FITTING] : appointments,
      employees: [
        { id: 'employee-1', fullName: 'Neha Joshi' },
        { id: 'employee-2', fullName: 'Ravi Deshpande' },
      ],
    },
    ...viewer,
  },
});

/** Opens the calendar of a shop in a time zone, without answering its query. */
export async function openIn(zone: string, path = '/Calendar'): Promise<AtRoute> {
  const shop = (
    <ShopZone value={zone}>
      <Outlet />
    </ShopZone>
  );
  const at = renderAt(path, [{ element: shop, children: [calendarRoute] }]);
  await sentOperation(at.environment, 'CalendarQuery');
  return at;
}

/** Opens the calendar of a shop in India with its appointments. */
export async function open(path = '/Calendar', answer = shopWith()): Promise<AtRoute> {
  const at = await openIn('Asia/Kolkata', path);
  await answerWith(at.environment, 'CalendarQuery', answer);
  await waitFor(() => document.querySelector('.fc-view-harness') ?? Promise.reject(new Error('Not drawn')));
  return at;
}
