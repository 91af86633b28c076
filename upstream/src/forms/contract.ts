import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { Nullable, Success } from '../http/schemas.ts';

/** Form definitions, which differ from shop to shop (spec 1 §3 Form definition). */

export const FormField = Type.Object({
  name: Type.String(),
  label: Type.String(),
  type: Type.Union([
    Type.Literal('text'),
    Type.Literal('number'),
    Type.Literal('select'),
    Type.Literal('autocomplete'),
    Type.Literal('radio-group'),
    Type.Literal('checkbox-group'),
    Type.Literal('file'),
    Type.Literal('textarea'),
    Type.Literal('date'),
  ]),
  required: Type.Boolean(),
  values: Type.Array(Type.Object({ label: Type.String(), value: Type.String() })),
  /** True if the field is read-only. */
  access: Type.Boolean(),
  subtype: Nullable(Type.String()),
  multiple: Type.Boolean(),
  accept: Nullable(Type.String()),
});

export const getForm = endpoint({
  method: 'GET',
  path: '/get_form',
  summary: 'Returns a form definition by its name',
  tenant: 'query',
  forKeys: true,
  repeat: 'safe',
  query: {
    form_name: Type.String({ maxLength: 64 }),
    /** Required; left out, it is refused with the specification's message. */
    business_id: Type.Optional(Type.Integer()),
    sub_category_id: Type.Optional(Type.Integer()),
    /** For forms that depend on a customer's status. */
    status: Type.Optional(Type.String({ maxLength: 64 })),
  },
  answer: Type.Object({
    success: Success,
    /** `form_id` for calls that submit the form; for a given name it is the same in every shop. */
    id: Type.Integer(),
    name: Type.String(),
    fields: Type.Array(FormField),
  }),
});

export const formsByBusiness = endpoint({
  method: 'GET',
  path: '/getFormsByBusiness',
  summary: 'Lists the numbers and names of the shop’s forms',
  tenant: 'query',
  forKeys: true,
  repeat: 'safe',
  query: { business_id: Type.Optional(Type.Integer()) },
  answer: Type.Object({
    success: Success,
    data: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
  }),
});

export const getStatuses = endpoint({
  method: 'GET',
  path: '/getstatus',
  summary: 'Lists the statuses of a kind of record, as spelled in this API',
  tenant: 'query',
  forKeys: true,
  repeat: 'safe',
  query: {
    kind: Type.Union([
      Type.Literal('document'),
      Type.Literal('quick_bill'),
      Type.Literal('product'),
      Type.Literal('service'),
    ]),
  },
  answer: Type.Object({ success: Success, data: Type.Array(Type.String()) }),
});
