import { randomUUID } from 'node:crypto';
import { type Budgets, write } from './budget.ts';

/** The value of a form's option, in place of a global id. */
const dbId = (id: string): string => Buffer.from(id, 'base64url').toString().split(':')[1] ?? '';

export const session: Budgets = {
  ShellQuery: { calls: 1 },
  useFoundQuery: {
    calls: 5,
    variables: () => ({ text: '98', customers: true, products: true, services: true, documents: true }),
  },
  useLoginMutation: {
    calls: 2,
    variables: ({ mobile, pin }) => ({ input: { mobile, pin } }),
  },
  useLogOutMutation: { calls: 2 },
  ChoosePinQuery: { calls: 1 },
  useChangePinMutation: {
    byNewcomer: true,
    calls: 2,
    variables: ({ pin }) => ({ input: { currentPin: pin, newPin: '9150', confirmation: '9150' } }),
  },
  ProfileQuery: { calls: 1 },
  useUpdateProfileMutation: { calls: 2, variables: () => write({ firstName: 'Asha' }) },
  SessionsQuery: { calls: 2 },
  EmployeePinsQuery: { calls: 3 },
  // The user, the employees, their earnings and targets of the month, and the form.
  EmployeesQuery: { calls: 5 },
  // The user, the employee, the cards, the target and the page.
  CommissionPageQuery: {
    calls: 5,
    variables: ({ helper }) => ({ employee: helper.employee, own: false, first: 10 }),
    size: 'first',
  },
  // The user, the employee, the month and the closed ones.
  MonthPanelQuery: {
    calls: 4,
    variables: ({ helper }) => ({ employee: helper.employee, own: false, closed: 4 }),
    size: 'closed',
  },
  useWriteMonthsCloseMutation: {
    calls: 2,
    variables: ({ statements: { employee, month } }) => write({ employee, month, expectedPayable: '0.00' }),
  },
  useWriteMonthsReopenMutation: {
    needsPin: true,
    calls: 2,
    variables: ({ statements: { closed } }) => write({ statement: closed }),
  },
  useWriteMonthsPayMutation: {
    calls: 2,
    variables: ({ statements: { payable } }) => write({ statement: payable, mode: 'CASH' }),
  },
  useWriteMonthsCreateAdvanceMutation: {
    calls: 2,
    variables: ({ helper }) => write({ employee: helper.employee, amount: '1.00', mode: 'CASH' }),
  },
  useSetTargetMutation: {
    calls: 2,
    variables: ({ helper, statements: { month } }) =>
      write({ employee: helper.employee, month, amount: '50000.00' }),
  },
  // The owner has no attendance of their own.
  AttendancePageQuery: { calls: 3, variables: () => ({ day: null, month: null }) },
  OpenEmployeeAttendanceQuery: {
    calls: 3,
    variables: ({ helper }) => ({ employee: helper.employee, month: null }),
  },
  useMarkAttendanceMutation: {
    calls: 2,
    variables: ({ helper }) => write({ employee: helper.employee, direction: 'IN' }),
  },
  useCorrectAttendanceMutation: {
    calls: 2,
    variables: ({ statements: { employee } }) =>
      write({
        employee,
        inAt: '2026-01-05T04:30:00.000Z',
        outAt: '2026-01-05T12:30:00.000Z',
        reason: 'Forgot the phone',
      }),
  },
  useCorrectAttendanceDeleteMutation: {
    calls: 2,
    variables: ({ statements: { attendance } }) => write({ entry: attendance, reason: 'Twice' }),
  },
  SplitDialogQuery: { calls: 2 },
  // The split and its document.
  useSplitCommissionMutation: {
    calls: 5,
    variables: ({ document }) => write({ sale: document, parts: [], expectedParts: [] }),
  },
  useWriteMonthsDeleteAdvanceMutation: {
    calls: 2,
    variables: ({ statements: { advance } }) => write({ advance }),
  },
  OrdersOfEmployeeQuery: {
    calls: 3,
    business: 2,
    variables: ({ helper }) => ({ employee: helper.employee }),
  },
  PlacesQuery: {
    calls: 3,
    variables: ({ helper, document }) => ({ employee: helper.employee, own: false, sales: [document] }),
  },
  CommissionDetailQuery: {
    // The bill itself, besides its earnings.
    calls: 4,
    variables: ({ statements: { sale } }) => ({ ...sale, own: false, withBill: true }),
  },
  MapLocationQuery: {
    calls: 3,
    variables: () => ({ employee: '', chosen: false, day: '2026-11-20' }),
  },
  useSharingRulesQuery: { calls: 2 },
  useRecordLocationsMutation: {
    calls: 2,
    variables: () =>
      write({
        points: [{ key: randomUUID(), latitude: 26.9124, longitude: 75.7873, at: '2026-11-19T05:30:00Z' }],
      }),
  },
  ReportingFieldsQuery: {
    calls: 2,
    variables: ({ designation }) => ({ designation: dbId(designation) }),
  },
  useWriteEmployeesCreateMutation: {
    calls: 5,
    variables: () =>
      write({
        values: [
          { name: 'full_name', value: 'Kavita Sharma' },
          { name: 'mobile', value: '7891820354' },
        ],
      }),
  },
  useWriteEmployeesUpdateMutation: {
    calls: 5,
    variables: ({ employee }) => write({ employee, values: [{ name: 'gender', value: 'Other' }] }),
  },
  useWriteEmployeesStatusMutation: {
    calls: 5,
    variables: ({ employee }) => write({ employee, active: true }),
  },
  useEndSessionsOneMutation: { calls: 2, variables: ({ session }) => ({ input: { session } }) },
  useEndSessionsOthersMutation: { byNewcomer: true, calls: 2 },
  useCreateOneTimePinMutation: {
    needsPin: true,
    calls: 2,
    variables: ({ employee }) => write({ employee }),
  },
  // A user who already has the number gets a message saying so.
  useConfirmLoginNumberMutation: {
    needsPin: true,
    calls: 4,
    variables: ({ helper }) => write(helper),
  },
  useExchangeHandoverMutation: { calls: 2, variables: ({ handover }) => ({ input: { code: handover } }) },
  useExchangeHandoverEndMutation: { calls: 2 },
  useApproveLimitsMutation: { calls: 2, variables: ({ pin }) => ({ input: { pin } }) },
  useConfirmPinMutation: { calls: 2, variables: ({ pin }) => ({ input: { pin } }) },
};
