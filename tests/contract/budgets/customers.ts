import { globalId } from '../ids.ts';
import { type Budgets, freshMobile, write } from './budget.ts';

/** The contacts without a group, which every test shop has. */
const CATEGORY = globalId('ContactCategory', 'none');

export const customers: Budgets = {
  ContactsPageQuery: { calls: 3 },
  CategorySectionQuery: { calls: 2, size: 'count', variables: () => ({ id: CATEGORY, count: 1 }) },
  BulkPageQuery: { calls: 2 },
  PanelRowsQuery: { calls: 2, variables: () => ({ id: CATEGORY }) },
  PanelRowsMoreQuery: { calls: 2, size: 'count', variables: () => ({ id: CATEGORY, count: 1 }) },
  // One more for the assigned employees.
  useChooseAllQuery: { calls: 3, variables: () => ({ id: CATEGORY }) },
  AssignDialogQuery: { calls: 3 },
  RecipientsQuery: {
    calls: 4,
    variables: ({ customer, campaign }) => ({ ids: [customer], campaign, ofCampaign: true }),
  },
  useAssignContactsMutation: {
    calls: 2,
    variables: ({ customer, employee }) => write({ contacts: [customer], employee }),
  },
  // One of them finds the walk-in.
  BillingQuery: { calls: 4 },
  useCustomerPagesQuery: { calls: 2, variables: ({ tenant }) => ({ id: tenant }), size: 'count' },
  ChosenCustomerQuery: { calls: 3, variables: ({ customer }) => ({ id: customer }) },
  useContinueQuery: { calls: 2, variables: ({ customer }) => ({ id: customer }) },
  ChangeFormQuery: { calls: 3 },
  useCreateCustomerMutation: {
    calls: 2,
    variables: () => write({ name: 'Priya Nair', mobile: freshMobile() }),
  },
  useOpenCustomerMutation: {
    calls: 2,
    variables: ({ customerMobile }) => write({ mobile: customerMobile }),
  },
  CustomerDetailsQuery: { calls: 3, variables: ({ customer }) => ({ id: customer }) },
  // Plus the documents of the page's payments.
  TimelineListQuery: { calls: 4, variables: ({ customer }) => ({ id: customer }) },
  TimelineListMoreQuery: {
    calls: 4,
    variables: ({ customer }) => ({ id: customer, count: 20 }),
    size: 'count',
  },
  PrescriptionListQuery: {
    business: 8,
    calls: 3,
    variables: ({ customer }) => ({ customer }),
  },
  OpenBillsQuery: { calls: 2, variables: ({ customer }) => ({ id: customer }) },
  StatementLinesQuery: {
    calls: 3,
    variables: ({ customer }) => ({ id: customer, from: '2026-04-01', to: '2026-11-20' }),
  },
  StatusChoiceQuery: { calls: 2 },
  StatusFormQuery: { calls: 2, variables: () => ({ name: 'status_follow_up' }) },
  useUpdateCustomerMutation: {
    calls: 5,
    variables: ({ customer, customerMobile }) =>
      write({ customer, name: 'Priya Nair', mobile: customerMobile, company: 'Priya Silks' }),
  },
  useUpdateCustomerStatusMutation: {
    calls: 4,
    variables: ({ customer }) => write({ customer, status: 'interested' }),
  },
  // One more where one of them is assigned to an employee.
  MergeFormQuery: {
    calls: 4,
    variables: ({ customer, spareCustomer }) => ({ keep: customer, merged: spareCustomer }),
  },
  useMergeCustomersMutation: { calls: 5, variables: ({ twins }) => write({ ...twins, take: ['MOBILE'] }) },
  GoneCustomerQuery: { calls: 2, variables: ({ customer }) => ({ id: customer }) },
  // Without a picture: an upload can be claimed only once.
  useUpdateCustomerPictureMutation: {
    calls: 4,
    variables: ({ customer }) => write({ customer, image: null }),
  },
  useOwnDataConsentMutation: {
    calls: 4,
    variables: ({ customer }) => write({ customer, given: true, source: 'COUNTER' }),
  },
  useOwnDataExportMutation: {
    needsPin: true,
    calls: 4,
    variables: ({ customer }) => write({ customer }),
  },
  useOwnDataEraseMutation: {
    needsPin: true,
    calls: 2,
    variables: ({ spareCustomer: customer }) => write({ customer, name: 'Spare Rao' }),
  },
  useWriteNoteCreateMutation: {
    calls: 4,
    variables: ({ customer }) => write({ customer, note: 'Likes blue' }),
  },
  useWriteNoteUpdateMutation: {
    calls: 4,
    variables: ({ customer, customerNote }) => write({ customer, customerNote, note: 'Likes green' }),
  },
  useWriteNoteDeleteMutation: {
    calls: 4,
    variables: ({ spareNote: customerNote }) => write({ customerNote }),
  },
  useWriteMemberCreateMutation: {
    calls: 4,
    variables: ({ customer }) => write({ customer, memberId: 'MJ-3', name: 'Rajesh' }),
  },
  useWriteMemberUpdateMutation: {
    calls: 4,
    variables: ({ customer, familyMember }) =>
      write({ customer, familyMember, memberId: 'MJ-1', name: 'Anvi' }),
  },
  useWriteMemberDeleteMutation: {
    calls: 4,
    variables: ({ spareMember: familyMember }) => write({ familyMember }),
  },
};
