/** A customer as the query returns it, with a test's changes. */
export const customer = (changes: object = {}) => ({
  __typename: 'Customer',
  id: 'c1',
  name: 'Priya Agarwal',
  mobile: '9829041526',
  isWalkIn: false,
  image: null,
  group: 'Regular',
  email: null,
  company: null,
  gstin: null,
  address: 'C-Scheme, Jaipur',
  stateCode: '08',
  birthday: null,
  anniversary: '2014-02-12',
  aadhaar: 'XXXX XXXX 0123',
  createdAt: '2026-04-01T05:30:00.000Z',
  version: '2026-11-20T06:30:00.000Z',
  profileCompleted: 60,
  profileMissing: ['EMAIL', 'COMPANY', 'BIRTHDAY', 'GSTIN'],
  status: 'Interested',
  statusAt: '2026-11-20T06:30:00.000Z',
  viewerCanEdit: true,
  viewerOwnsData: true,
  viewerCanMerge: true,
  consent: { __typename: 'Consent', given: false, at: null, source: null },
  dataEvents: [],
  billCount: 2,
  pending: '6604.50',
  credit: '0.00',
  viewerCanReceive: true,
  creditLimit: null,
  openingDue: null,
  viewerCanSetOpeningDue: true,
  notes: [
    {
      __typename: 'CustomerNote',
      id: 'n1',
      note: 'Likes sweetheart neck',
      tags: ['Very Happy'],
      createdAt: '2026-11-20T06:30:00.000Z',
      createdBy: 'Rekha Yadav',
      version: '2026-11-20T06:30:00.000Z',
    },
  ],
  statusHistory: [
    {
      __typename: 'StatusChange',
      id: 's1',
      status: 'Interested',
      previous: 'New lead',
      details: [],
      createdAt: '2026-11-20T06:30:00.000Z',
      createdBy: 'Rekha Yadav',
      scheduledOn: null,
    },
  ],
  family: [
    {
      __typename: 'FamilyMember',
      id: 'm1',
      memberId: 'MJ-20418',
      name: 'Anvi Agarwal',
      relation: 'Daughter',
      aadhaar: null,
      district: 'Jaipur',
      taluk: null,
      village: null,
      version: '2026-11-20T06:30:00.000Z',
    },
  ],
  ...changes,
});

/** Response to the screen's query. */
export const answered = (changes: object = {}) => ({
  node: customer(changes),
  viewer: {
    __typename: 'Viewer',
    tenant: {
      __typename: 'Tenant',
      id: 't1',
      name: 'Meenakshi Boutique',
      business: { __typename: 'Business', capabilities: [] },
    },
  },
});

/** Response to the timeline's query: an upcoming appointment, and the events of one day. */
export const timeline = (changes: object = {}) => ({
  node: {
    __typename: 'Customer',
    id: 'c1',
    timeline: {
      __typename: 'TimelineConnection',
      edges: [
        entry('2099-11-28T11:30:00.000Z', {
          __typename: 'Appointment',
          id: 'a1',
          lookingFor: 'Trial',
          employee: null,
          doneAt: null,
        }),
        entry('2024-11-20T10:45:00.000Z', {
          __typename: 'StatusChange',
          id: 's1',
          set: 'Interested',
          previous: 'New lead',
          createdBy: 'Rekha Yadav',
        }),
        entry('2024-11-20T10:42:00.000Z', {
          __typename: 'Payment',
          id: 'p1',
          amount: '2000.00',
          mode: 'CASH',
          receivedBy: 'Rekha Yadav',
          document: { __typename: 'Document', id: 'd1', number: '26-27/A/00413' },
        }),
        entry('2024-11-20T10:41:00.000Z', {
          __typename: 'AccountReceipt',
          id: 'r1',
          receiptNumber: '26-27/R/00001',
          amount: '500.00',
          credited: '200.00',
          mode: 'CASH',
          receivedBy: 'Rekha Yadav',
        }),
        entry('2024-11-20T10:41:00.001Z', {
          __typename: 'Payment',
          id: 'p2',
          amount: '300.00',
          mode: 'CASH',
          receipt: '26-27/R/00001',
          receivedBy: 'Rekha Yadav',
          document: { __typename: 'Document', id: 'd2', number: '26-27/A/00412' },
        }),
        entry('2024-11-20T10:40:00.000Z', {
          __typename: 'Document',
          id: 'd1',
          number: '26-27/A/00413',
          itemCount: 5,
          total: '7404.50',
          pending: '5404.50',
          status: 'PARTIAL',
          employee: { __typename: 'Employee', id: 'e1', fullName: 'Rekha Yadav' },
        }),
      ],
      pageInfo: { hasNextPage: false, endCursor: 'x' },
      ...changes,
    },
  },
});

const entry = (at: string, record: object) => ({
  cursor: at,
  node: { __typename: 'TimelineEntry', at, record: { __isNode: 'Document', ...record } },
});
