/** A customer as the server tells him, with what a test changes. */
export const customer = (changes: object = {}) => ({
  __typename: 'Customer',
  id: 'c1',
  name: 'Priya Agarwal',
  mobile: '9829041526',
  isWalkIn: false,
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
  billCount: 2,
  pending: '6604.50',
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
  documents: {
    __typename: 'DocumentConnection',
    edges: [
      {
        cursor: 'd1',
        node: {
          __typename: 'Document',
          id: 'd1',
          number: '26-27/A/00413',
          date: '2026-11-20T06:30:00.000Z',
          total: '7404.50',
          pending: '5404.50',
          status: 'PARTIAL',
        },
      },
    ],
    pageInfo: { hasNextPage: false, endCursor: 'd1' },
  },
  ...changes,
});

/** The answer of the screen's query. */
export const answered = (changes: object = {}) => ({
  node: customer(changes),
  viewer: { __typename: 'Viewer', tenant: { __typename: 'Tenant', id: 't1', name: 'Meenakshi Boutique' } },
});
