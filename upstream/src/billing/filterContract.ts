import Type from 'typebox';
import { Day, Id, Ids, Nullable, SortOrder, Text } from '../http/schemas.ts';
import { StatusWord } from './answers.ts';

/** Conditions on documents of a type. */
export const documentConditions = {
  from_date: Type.Optional(Nullable(Day)),
  to_date: Type.Optional(Nullable(Day)),
  /** Part of number, customer name or mobile. */
  search: Type.Optional(Nullable(Text(100))),
  /** Several statuses, in addition to the single `status`, which wins over them. */
  statuses: Type.Optional(Type.Array(StatusWord, { maxItems: 10 })),
  /** Only documents with an amount pending: no proposals, billed orders or canceled documents. */
  still_to_pay: Type.Optional(Type.Boolean()),
  /** True: only documents in the trash; false: none of them; left out: both. */
  trash: Type.Optional(Type.Boolean()),
  /** Only orders that are not canceled: not billed yet, or billed. */
  order_state: Type.Optional(Type.Union([Type.Literal('In Process'), Type.Literal('Order Completed')])),
  emp_id: Type.Optional(Nullable(Id)),
  customer_id: Type.Optional(Nullable(Id)),
};

/** Filter and order of a list of documents. */
export const narrowing = {
  /** Several types; overrides `type`. */
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

/** Filters that a list and an export of the shop's documents share. */
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
  /** With `all`: excludes proposals. */
  bills_only: Type.Optional(Type.Boolean()),
  ids: Type.Optional(Ids),
};
