import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Headings } from '../../catalogue/contract.ts';
import { Id, Success, Text } from '../../http/schemas.ts';

/** Contacts as spreadsheets (spec 1 §5, spec 2 §7): template, download of a list, upload. */

const workbook = Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' });

export const contactTemplate = endpoint({
  method: 'GET',
  path: '/contactTemplate',
  summary: 'Returns an empty workbook with the columns of contacts, with their validation in rows 2 to 1000',
  answers: 'binary',
  tenant: 'query',
  rights: ['customers:view'],
  repeat: 'safe',
  query: {},
  answer: workbook,
});

export const exportContacts = endpoint({
  method: 'POST',
  path: '/exportContacts',
  summary: 'Exports the contacts of a list that the caller may see, as a workbook that can be uploaded again',
  answers: 'binary',
  tenant: 'body',
  rights: ['customers:view'],
  repeat: 'safe',
  body: {
    search: Type.Optional(Text(100)),
    assigned_to: Type.Optional(Id),
    /** Only unassigned ones. */
    unassigned: Type.Optional(Type.Literal('1')),
    group: Type.Optional(Text(100)),
    /** Only those without a group. */
    ungrouped: Type.Optional(Type.Literal('1')),
  },
  answer: workbook,
});

export const contactHeadings = endpoint({
  method: 'POST',
  path: '/contactHeadings',
  summary:
    'Returns how the columns of a spreadsheet of contacts are mapped, using the shop’s earlier mappings of such headings; stores nothing',
  tenant: 'body',
  rights: ['customers:create'],
  requireToggle: 'emp_create_contact',
  repeat: 'never',
  files: { file: 'bytes' },
  body: {},
  answer: Type.Object({ success: Success, data: Type.Object(Headings) }),
});

export const importContactXlsx = endpoint({
  method: 'POST',
  path: '/importContactXlsx',
  summary:
    'Adds and changes contacts from a spreadsheet, matched by mobile: every row or none, with all faults as problems',
  tenant: 'body',
  rights: ['customers:create'],
  requireToggle: 'emp_create_contact',
  repeat: 'keyed',
  files: { file: 'bytes' },
  body: {
    /**
     * The matching of the columns, if the headings are not those of the template: `[{"column":"B","field":"mobile"}]`
     * as text. Columns left out are ignored. It is remembered for later sheets with the same headings.
     */
    columns: Type.Optional(Text(20_000)),
  },
  answer: Type.Object({
    success: Success,
    status: Success,
    message: Type.String(),
    data: Type.Object({ added: Type.Integer(), changed: Type.Integer(), unchanged: Type.Integer() }),
  }),
});
