import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Id, include, Instant, Nullable, PageOfList, Success, Text } from '../../http/schemas.ts';
import { Customer } from '../schemas.ts';

/** Contacts: the customers of a shop by category, which is their group, and what is done with many (spec 2 §§2, 7). */

/** What narrows the contacts down. */
const filter = {
  search: Type.Optional(Text(100)),
  assigned_to: Type.Optional(Id),
  /** Only those whom nobody looks after. */
  unassigned: Type.Optional(Type.Literal('1')),
};

const Contact = Type.Object({
  ...Customer.properties,
  /** When the contact was added or last given a document. */
  last_connected: Instant,
  /** Whoever looks after the contact. */
  emp_name: Nullable(Type.String()),
});

export const contactsHistory = endpoint({
  method: 'GET',
  path: '/contactsHistory',
  summary:
    'Contacts that the caller may see by category, so many of each: last seen first, or the best found',
  tenant: 'query',
  rights: ['customers:view'],
  repeat: 'safe',
  query: {
    ...filter,
    /** Of each category; 20 where it is left out. */
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    include: include('count', 'page', 'balance'),
  },
  answer: Type.Object({
    success: Success,
    /** Maps from a category to its contacts, one a category. */
    business_history: Type.Array(Type.Record(Type.String(), Type.Array(Contact))),
    /** What is told of each map beside its contacts, in the same order. */
    categories: Type.Array(
      Type.Object({
        /** Null for those in no group. */
        name: Nullable(Type.String()),
        /** How many there are in all. */
        count: Type.Integer(),
        /** Where the next ones begin, as `/customers` of this group takes it. */
        page: PageOfList,
      }),
    ),
  }),
});

export const contactIds = endpoint({
  method: 'GET',
  path: '/contactIds',
  summary: 'The ids of all contacts of a category that the caller may see, by who looks after them',
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
  summary: 'The groups that contacts can be put in, by name',
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
  summary: 'Gives contacts to an employee, puts them in a group, or both: all of them, or none',
  tenant: 'body',
  rights: ['customers:edit'],
  repeat: 'keyed',
  body: {
    customer_ids: Type.Array(Id, { minItems: 1, maxItems: 1_000, uniqueItems: true }),
    business_id,
    emp_id: Type.Optional(Nullable(Id)),
    /** The group's name. */
    group: Type.Optional(Nullable(Text(100))),
  },
  answer: Type.Object({ success: Success, message: Type.String(), updated: Type.Integer() }),
});
