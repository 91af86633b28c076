import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Id, Nullable, Success, Text } from '../../http/schemas.ts';
import { expectedVersion } from '../../plainTable/contract.ts';
import { Member } from './schemas.ts';

/** Family members of a customer, each with an id unique in the shop (spec 2 §7). */

export const submitMember = endpoint({
  method: 'POST',
  path: '/submitMembershipByMemberId',
  summary:
    'Adds a family member of a customer, or changes the one given by `id`; fails with MEMBER_ID_TAKEN if another member has the member id',
  tenant: 'body',
  rights: ['customers:edit'],
  requireToggle: 'emp_view_customer',
  repeat: 'keyed',
  body: {
    customer_id: Id,
    id: Type.Optional(Id),
    memberId: Text(40),
    name: Text(200),
    relation: Type.Optional(Nullable(Text(60))),
    /** 12 digits, or the masked number to keep the stored one. */
    adhaar_no: Type.Optional(Nullable(Text(20))),
    district: Type.Optional(Nullable(Text(100))),
    taluk: Type.Optional(Nullable(Text(100))),
    village: Type.Optional(Nullable(Text(100))),
    ...expectedVersion,
  },
  answer: Type.Object({ success: Success, message: Type.String(), customer_id: Id, data: Member }),
});

export const deleteMember = endpoint({
  method: 'POST',
  path: '/deleteMember',
  summary: 'Removes a family member of a customer',
  tenant: 'body',
  rights: ['customers:edit'],
  requireToggle: 'emp_view_customer',
  repeat: 'keyed',
  body: { id: Id },
  answer: Type.Object({ success: Success, message: Type.String(), customer_id: Id }),
});
