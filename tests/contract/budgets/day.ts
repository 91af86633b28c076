import { type Budgets, write } from './budget.ts';

/** A task of anybody. */
const task = Buffer.from('Task:018f0000-0000-7000-8000-000000000001').toString('base64url');

/** An appointment and a customer of anybody. */
const appointment = Buffer.from('Appointment:018f0000-0000-7000-8000-000000000001').toString('base64url');

export const day: Budgets = {
  // The person, the appointments, whom they are with, and all employees.
  CalendarQuery: { calls: 4, variables: () => ({ from: '2026-11-15', to: '2026-11-21' }) },
  ChooseCustomerQuery: { calls: 2 },
  NewAppointmentQuery: { calls: 2 },
  useAppointmentsCreateMutation: {
    calls: 2,
    variables: ({ customer }) =>
      write({
        customer,
        startsAt: '2030-11-20T10:00:00.000Z',
        values: [{ name: 'looking_for', value: 'Trial' }],
      }),
  },
  useAppointmentsUpdateMutation: { calls: 3, variables: () => write({ appointment, done: true }) },
  useAppointmentsDeleteMutation: { calls: 2, variables: () => write({ appointment }) },
  // The person, the figures, three charts and two lists of tasks.
  DashboardQuery: { calls: 7, variables: () => ({ days: 14 }) },
  useTasksCreateMutation: {
    calls: 2,
    variables: () => write({ detail: 'Call Neha', dueDate: '2026-11-24' }),
  },
  useTasksUpdateMutation: { calls: 2, variables: () => write({ task, completed: true }) },
  useTasksDeleteMutation: { calls: 2, variables: () => write({ task }) },
};
