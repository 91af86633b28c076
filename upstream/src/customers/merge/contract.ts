import { MERGE_FIELDS } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Id, Ids, Instant, Success } from '../../http/schemas.ts';

/** The fields that a merge chooses a value for: domain's `MERGE_FIELDS`. */
const Field = Type.Union([
  Type.Literal('name'),
  Type.Literal('mobile'),
  Type.Literal('email'),
  Type.Literal('group'),
  Type.Literal('company'),
  Type.Literal('gst'),
  Type.Literal('dob'),
  Type.Literal('anniversary'),
  Type.Literal('aadhar_no'),
  Type.Literal('location'),
  Type.Literal('state_code'),
  Type.Literal('assigned_to'),
]);

/** Merging two records of the same customer. */

export const mergeCustomers = endpoint({
  method: 'POST',
  path: '/mergeCustomers',
  summary:
    'Merges a customer into another one, who keeps the records of both; for the owner, and for users who may edit customers and see all of them. Fails with ALREADY_MERGED, with customer_id of the merge target; with CHANGED_MEANWHILE at keep_version or merged_version if either was changed by someone else',
  tenant: 'body',
  rights: ['customers:edit'],
  requireToggle: 'emp_view_customer',
  repeat: 'keyed',
  body: {
    /** The remaining customer. */
    keep: Id,
    /** The customer that is merged into it. */
    merged: Id,
    keep_version: Instant,
    merged_version: Instant,
    /** Fields to take from the merged customer; all others stay. */
    take: Type.Array(Field, {
      maxItems: MERGE_FIELDS.length,
    }),
  },
  answer: Type.Object({
    success: Success,
    message: Type.String(),
    /** The remaining customer. */
    customer_id: Id,
  }),
});

export const customerCounts = endpoint({
  method: 'GET',
  path: '/customerCounts',
  summary:
    'Counts the records of up to 100 customers that a merge would move. Leaves out customers that the caller may not see',
  tenant: 'query',
  rights: ['customers:edit'],
  requireToggle: 'emp_view_customer',
  repeat: 'safe',
  query: { customer_ids: Ids },
  answer: Type.Object({
    success: Success,
    data: Type.Array(
      Type.Object({
        customer_id: Id,
        documents: Type.Integer(),
        /** Number of documents with a prescription. */
        prescriptions: Type.Integer(),
        quick_bills: Type.Integer(),
        appointments: Type.Integer(),
        notes: Type.Integer(),
        statuses: Type.Integer(),
        members: Type.Integer(),
      }),
    ),
  }),
});
