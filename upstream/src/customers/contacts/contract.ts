import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Id, include, Instant, Nullable, PageOfList, Success, Text } from '../../http/schemas.ts';
import { Customer } from '../schemas.ts';

/** Contacts: a shop's customers by category, which is their group, and bulk actions (spec 2 §§2, 7). */

/** Filters of contacts. */
const filter = {
  search: Type.Optional(Text(100)),
  assigned_to: Type.Optional(Id),
  /** Only unassigned contacts. */
  unassigned: Type.Optional(Type.Literal('1')),
};

const Contact = Type.Object({
  ...Customer.properties,
  /** When the contact was added or last received a document. */
  last_connected: Instant,
  /** Name of the assigned employee. */
  emp_name: Nullable(Type.String()),
});

export const contactsHistory = endpoint({
  method: 'GET',
  path: '/contactsHistory',
  summary:
    'Lists contacts that the caller may see by category, a given number of each: last seen first, or best match first',
  tenant: 'query',
  rights: ['customers:view'],
  repeat: 'safe',
  query: {
    ...filter,
    /** Per category; default 20. */
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    include: include('count', 'page', 'balance'),
  },
  answer: Type.Object({
    success: Success,
    /** Maps from category to contacts, one category each. */
    business_history: Type.Array(Type.Record(Type.String(), Type.Array(Contact))),
    /** Information on each map in addition to its contacts, in the same order. */
    categories: Type.Array(
      Type.Object({
        /** Null for contacts without a group. */
        name: Nullable(Type.String()),
        /** Total number of contacts. */
        count: Type.Integer(),
        /** Cursor for more, as accepted by `/customers` for this group. */
        page: PageOfList,
      }),
    ),
  }),
});

export const contactIds = endpoint({
  method: 'GET',
  path: '/contactIds',
  summary: 'Lists the ids of all contacts of a category that the caller may see, by assigned employee',
  tenant: 'query',
  rights: ['customers:edit'],
  repeat: 'safe',
  query: {
    ...filter,
    group: Type.Optional(Text(100)),
    ungrouped: Type.Optional(Type.Literal('1')),
  },
  answer: Type.Object({
    success: Success,
    data: Type.Array(Type.Object({ emp_id: Nullable(Id), customer_ids: Type.Array(Id) })),
  }),
});

/** What the specification sends along; a shop has one business, which the session knows. */
export const business_id = Type.Optional(Type.Union([Type.Integer(), Text(20)]));

export const getGroupsByBusiness = endpoint({
  method: 'POST',
  path: '/getGroupsByBusiness',
  summary: 'Lists the groups of contacts, by name',
  tenant: 'body',
  rights: ['customers:view'],
  repeat: 'safe',
  body: { business_id },
  answer: Type.Object({
    success: Success,
    data: Type.Array(Type.Object({ id: Id, name: Type.String(), type: Type.String() })),
  }),
});

export const bulkContactUpdate = endpoint({
  method: 'POST',
  path: '/bulkContactUpdate',
  summary: 'Assigns contacts to an employee, to a group, or to both; all or none',
  tenant: 'body',
  rights: ['customers:edit'],
  repeat: 'keyed',
  body: {
    customer_ids: Type.Array(Id, { minItems: 1, maxItems: 1_000, uniqueItems: true }),
    business_id,
    emp_id: Type.Optional(Nullable(Id)),
    group: Type.Optional(Nullable(Text(100))),
  },
  answer: Type.Object({ success: Success, message: Type.String(), updated: Type.Integer() }),
});
