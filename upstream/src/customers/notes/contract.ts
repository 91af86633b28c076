import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Id, Success, Text } from '../../http/schemas.ts';
import { expectedVersion } from '../../plainTable/contract.ts';
import { Note } from './schemas.ts';

/** Notes about a customer (spec 2 §7). */

export const addOrEditNote = endpoint({
  method: 'POST',
  path: '/addCustomerNote',
  summary:
    'Adds a note to a customer, or changes the one given by `note_id`; at most 50 words and 1000 characters',
  tenant: 'body',
  rights: ['customers:edit'],
  requireToggle: 'emp_view_customer',
  repeat: 'keyed',
  body: {
    customer_id: Id,
    note: Text(4000),
    customer_no: Type.Optional(Text(30)),
    /** Joined by commas. */
    tag_list: Type.Optional(Text(500)),
    business_id: Type.Optional(Type.Integer()),
    note_id: Type.Optional(Id),
    ...expectedVersion,
  },
  answer: Type.Object({ success: Success, message: Type.String(), customer_id: Id, data: Note }),
});

export const deleteNote = endpoint({
  method: 'POST',
  path: '/deleteCustomerNote',
  summary: 'Deletes a note',
  tenant: 'body',
  rights: ['customers:edit', 'customers:delete'],
  requireToggle: 'emp_view_customer',
  repeat: 'keyed',
  body: { note_id: Id },
  answer: Type.Object({ success: Success, message: Type.String(), customer_id: Id }),
});
