import { storeSession } from '../../app/session/store.ts';
import { answerWith } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { contactsRoute } from './route.ts';

/** A contact as the query returns it. */
export const contact = (id: string, name: string, rest: object = {}) => ({
  __typename: 'Customer',
  id,
  name,
  mobile: '9829041526',
  source: 'COUNTER',
  lastVisit: null,
  image: null,
  createdAt: '2020-01-02T06:30:00.000Z',
  tags: [],
  assignedTo: null,
  ...rest,
});

/** A category with these contacts and its total. */
export const category = (
  id: string,
  name: string | null,
  nodes: readonly object[],
  { totalCount = nodes.length, hasNextPage = false } = {},
) => ({
  __typename: 'ContactCategory',
  id,
  name,
  contacts: {
    totalCount,
    edges: nodes.map((node, at) => ({ node, cursor: `c${at}` })),
    pageInfo: { endCursor: 'end', hasNextPage },
  },
});

export const pageData = (
  categories: readonly object[],
  rights: { hasRightToAdd?: boolean; mayAddAtAll?: boolean; mayEdit?: boolean } = {},
) => ({
  viewer: {
    hasRightToAdd: true,
    mayAddAtAll: true,
    mayEdit: true,
    ...rights,
    tenant: {
      id: 't1',
      employees: [{ id: 'e1', fullName: 'Rekha Yadav', image: null }],
      contactCategories: categories,
    },
  },
});

/** Opens the screen at its URL, without answering queries. */
export function visit(address = '/crm'): AtRoute {
  storeSession({ access_token: 'secret' });
  return renderAt(address, [
    contactsRoute,
    { path: '/crm/customer-details', element: <p>Details</p> },
    { path: '/crm/bulk-contact-update', element: <p>Bulk</p> },
  ]);
}

export const answerContacts = (at: AtRoute, ...answered: Parameters<typeof pageData>) =>
  answerWith(at.environment, 'ContactsPageQuery', pageData(...answered));
