import { type Budgets, write } from './budget.ts';

export const day: Budgets = {
  // The user, the appointments and all employees; those of the appointments are fetched where there are any.
  CalendarQuery: { calls: 3, variables: () => ({ from: '2026-11-15', to: '2026-11-21' }) },
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
  useAppointmentsUpdateMutation: {
    calls: 3,
    variables: ({ appointment }) => write({ appointment, done: true }),
  },
  useAppointmentsDeleteMutation: {
    calls: 2,
    variables: ({ spareAppointment }) => write({ appointment: spareAppointment }),
  },
  // The user, the figures, three charts and two lists of tasks.
  DashboardQuery: { calls: 7, variables: () => ({ days: 14 }) },
  TaskManagerPagesQuery: { calls: 2, variables: () => ({ count: 100 }) },
  useTasksCreateMutation: {
    calls: 2,
    variables: () => write({ detail: 'Call Neha', dueDate: '2026-11-24' }),
  },
  useTasksUpdateMutation: { calls: 2, variables: ({ task }) => write({ task, completed: true }) },
  useTasksDeleteMutation: { calls: 2, variables: ({ spareTask }) => write({ task: spareTask }) },
};
