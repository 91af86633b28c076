import Type from 'typebox';
import { Day, Id, Ids, Nullable, SortOrder, Text } from '../http/schemas.ts';
import { StatusWord } from './answers.ts';

/** What documents of a type must be to be found. */
export const documentConditions = {
  from_date: Type.Optional(Nullable(Day)),
  to_date: Type.Optional(Nullable(Day)),
  /** Part of number, customer's name or mobile. */
  search: Type.Optional(Nullable(Text(100))),
  /** Several statuses; `status` wins over them. */
  statuses: Type.Optional(Type.Array(StatusWord, { maxItems: 10 })),
  /** Only what is still to pay: no proposals, no orders that were billed, nothing canceled. */
  still_to_pay: Type.Optional(Type.Boolean()),
  /** Only what lies in the trash, or nothing of it; both unless it is said. */
  trash: Type.Optional(Type.Boolean()),
  /** Only orders that stand: not billed yet, or billed. */
  order_state: Type.Optional(Type.Union([Type.Literal('In Process'), Type.Literal('Order Completed')])),
  emp_id: Type.Optional(Nullable(Id)),
  customer_id: Type.Optional(Nullable(Id)),
};

/** What narrows and orders a list of documents. */
export const narrowing = {
  /** Several types; they win over `type`. */
  types: Type.Optional(
    Type.Array(Type.Union([Type.Literal('invoice'), Type.Literal('order'), Type.Literal('proposal')]), {
      maxItems: 10,
    }),
  ),
  ...documentConditions,
  /** Default date. */
  sort_by: Type.Optional(
    Type.Union([
      Type.Literal('date'),
      Type.Literal('number'),
      Type.Literal('total'),
      Type.Literal('due'),
      Type.Literal('updated'),
    ]),
  ),
  /** Default desc. */
  sort_order: Type.Optional(SortOrder),
};

/** What narrows the documents of the shop, in a list and in an export alike. */
export const documentFilter = {
  /** Default invoice; `all` takes every type. */
  type: Type.Optional(
    Type.Union([
      Type.Literal('invoice'),
      Type.Literal('order'),
      Type.Literal('proposal'),
      Type.Literal('all'),
    ]),
  ),
  ...narrowing,
  status: Type.Optional(Nullable(StatusWord)),
  /** With `all`: without proposals. */
  bills_only: Type.Optional(Type.Boolean()),
  ids: Type.Optional(Ids),
};
