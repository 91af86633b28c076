import type { Right } from '@galla/domain';
import Type from 'typebox';
import { PartsIn } from '../../billing/contract.ts';
import { endpoint } from '../../http/endpoint.ts';
import { Id, Ids, Nullable, Success } from '../../http/schemas.ts';

/**
 * Commission parts: who shares what a sale earns (ADR 73). The specification names no call. Everyone may read their own
 * part; those of others need Employees View; only the owner may change their own. Lines may have parts of their own
 * (ADR 84).
 */

const EDIT: readonly Right[] = ['employees:edit'];

export const CommissionPart = Type.Object({
  /** Of the document or the order in pieces. */
  sale_id: Id,
  /** The line with its own parts; null for a part of the whole sale. */
  line_id: Nullable(Id),
  employee_id: Id,
  /** 100 only for a line. */
  percent: Type.Integer({ minimum: 1, maximum: 100 }),
});

export const commissionParts = endpoint({
  method: 'POST',
  path: '/commissionParts',
  summary:
    'Lists how the earnings of documents, their lines and orders in pieces are shared, in the order in which the people were given; nothing for those that are their seller’s alone. A line without parts is shared as its document. Without Employees View, only the caller’s own parts',
  tenant: 'query',
  repeat: 'safe',
  /** Documents and orders in pieces. */
  body: { ids: Ids },
  answer: Type.Object({ success: Success, data: Type.Array(CommissionPart) }),
});

export const splitCommission = endpoint({
  method: 'POST',
  path: '/splitCommission',
  summary:
    'Shares the earnings of a document or an order in pieces among two to five people, in whole per cents that add up to 100; an empty list gives all to its seller. `line_id` shares one line of the document, which may be one person’s alone; an empty list then shares it as the document. Fails with CHANGED_MEANWHILE if the shares have changed',
  tenant: 'query',
  rights: EDIT,
  repeat: 'keyed',
  body: {
    /** Of the document or the order in pieces. */
    sale_id: Id,
    /** A line of the document that gets its own parts; left out for the whole sale. */
    line_id: Type.Optional(Nullable(Id)),
    parts: PartsIn,
    /** The parts that the caller saw; not compared if left out. */
    expected_parts: Type.Optional(PartsIn),
  },
  answer: Type.Object({ success: Success, message: Type.String(), data: Type.Array(CommissionPart) }),
});
