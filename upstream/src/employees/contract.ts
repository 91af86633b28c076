import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { Flag, Id, Ids, Nullable, Success } from '../http/schemas.ts';

/** The people of the shop, as a bill names them. */

export const Employee = Type.Object({
  id: Id,
  full_name: Type.String(),
  image: Nullable(Type.String()),
  designation: Nullable(Id),
  designation_name: Nullable(Type.String()),
  /** 1 active, 0 inactive. */
  status: Flag,
  /** 1 for the owner, who is no employee but may bill. */
  is_owner: Flag,
});

export const employees = endpoint({
  method: 'GET',
  path: '/employees',
  summary: 'Employees by name, or the people of the given ids (the owner too)',
  tenant: 'query',
  rights: [
    'billing:view',
    'billing-history:view',
    'employees:view',
    'customers:view',
    'calendar:view',
    'hierarchy-master:view',
    'sales-setting-master:view',
  ],
  repeat: 'safe',
  query: { status: Type.Optional(Flag), ids: Type.Optional(Ids) },
  answer: Type.Object({ success: Success, data: Type.Array(Employee) }),
});
