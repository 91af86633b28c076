import { FLAGS, type Right } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { Day, Flag, FormValueIn, Id, Ids, Nullable, Success, Text } from '../http/schemas.ts';
import { expectedVersion, version } from '../plainTable/contract.ts';

/** The staff of the shop, as named on bills. */

export const Employee = Type.Object({
  id: Id,
  full_name: Type.String(),
  image: Nullable(Type.String()),
  designation: Nullable(Id),
  designation_name: Nullable(Type.String()),
  /** 1 active, 0 inactive. */
  status: Flag,
  /** 1 for the owner, who is not an employee but can be named on bills. */
  is_owner: Flag,
});

export const employees = endpoint({
  method: 'GET',
  path: '/employees',
  summary: 'Lists employees by name, or people by ids (including the owner)',
  tenant: 'query',
  rights: [
    'billing:view',
    'billing-history:view',
    'employees:view',
    'customers:view',
    'calendar:view',
    'hierarchy-master:view',
    'sales-setting-master:view',
    'map:view',
  ],
  repeat: 'safe',
  query: { status: Type.Optional(Flag), ids: Type.Optional(Ids) },
  answer: Type.Object({ success: Success, data: Type.Array(Employee) }),
});

const READ: readonly Right[] = FLAGS.map((flag): Right => `employees:${flag}`);

/** A person in Employee Management (spec 3 §3 Employee). */
export const EmployeeDetails = Type.Object({
  id: Id,
  full_name: Type.String(),
  mobile: Nullable(Type.String()),
  gender: Nullable(Type.String()),
  employee_type: Nullable(Type.String()),
  status: Flag,
  is_owner: Flag,
  image: Nullable(Type.String()),
  dateOfJoining: Nullable(Day),
  designation: Nullable(Id),
  designation_name: Nullable(Type.String()),
  /** Id of the person they report to. */
  reporting_to: Nullable(Id),
  reporting_to_name: Nullable(Type.String()),
  /** Joined by commas. */
  specialization: Nullable(Type.String()),
  /** Number of orders in pieces with an unfinished piece of this person. */
  pending_orders: Type.Integer(),
  /** Values of the form's fields that are not named above. */
  fields: Type.Record(Type.String(), Type.Unknown()),
  ...version,
});

export const employeeList = endpoint({
  method: 'GET',
  path: '/employee_list',
  summary:
    'Lists all people of the shop with the columns of Employee Management: the owner first, then by name',
  tenant: 'query',
  rights: READ,
  repeat: 'safe',
  query: { status: Type.Optional(Flag), ids: Type.Optional(Ids) },
  answer: Type.Object({ success: Success, data: Type.Array(EmployeeDetails) }),
});

export const exportEmployees = endpoint({
  method: 'POST',
  path: '/exportEmployees',
  summary:
    'Exports the list of Employee Management as a workbook, Employees_{date}.xlsx: people of the given state that match the search, in the order of the list, numbers as numbers, days as dates, no formulas',
  answers: 'binary',
  tenant: 'query',
  rights: ['employees:view'],
  repeat: 'safe',
  body: {
    status: Type.Optional(Flag),
    /** Words of name, mobile and designation. */
    search: Type.Optional(Text(100)),
  },
  answer: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
});

export const employeeDesignation = endpoint({
  method: 'POST',
  path: '/employee_designation',
  summary:
    'Lists the people to whom an employee of a designation can report: active people of the designations above it, and the owner',
  tenant: 'body',
  rights: READ,
  repeat: 'safe',
  body: { designation_id: Id },
  answer: Type.Object({
    success: Success,
    employees: Type.Array(Type.Object({ id: Id, full_name: Type.String(), designation: Nullable(Id) })),
  }),
});

/** Id of an upload for the use `avatar`; a file field of this name is accepted instead. */
const image = Type.Optional(Nullable(Id));
const files = { image: 'avatar' } as const;

/** Besides these, the fields of the form `employees` by name. */
const formId = { form_id: Type.Optional(Type.Union([Type.Integer(), Type.String({ maxLength: 9 })])) };

const saved = Type.Object({ success: Success, message: Type.String(), data: EmployeeDetails });

export const saveEmployee = endpoint({
  method: 'POST',
  path: '/save_employee',
  summary:
    'Adds an employee by the form `employees`. The employee cannot sign in until the owner creates a one-time PIN',
  tenant: 'body',
  rights: ['employees:create'],
  repeat: 'keyed',
  files,
  body: { ...formId, image },
  moreFields: FormValueIn,
  answer: saved,
});

export const editEmployee = endpoint({
  method: 'POST',
  path: '/edit_employee',
  summary:
    'Changes the given fields of an employee. `status` 0 ends the sessions; a new mobile requires the caller’s PIN first',
  tenant: 'body',
  rights: ['employees:edit'],
  repeat: 'keyed',
  files,
  body: {
    id: Id,
    /** Accepted as documented; the session's is used. */
    business_id: Type.Optional(Type.Union([Type.Integer(), Type.String({ maxLength: 9 })])),
    ...formId,
    status: Type.Optional(Flag),
    /** With status 0: who takes over customers, open tasks, future appointments and pieces; left out, they stay. */
    takeover_id: Type.Optional(Nullable(Id)),
    image,
    /** 1 removes the picture. */
    remove_image: Type.Optional(Flag),
    ...expectedVersion,
  },
  moreFields: FormValueIn,
  answer: saved,
});
