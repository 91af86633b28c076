import { openedBy } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Id, Nullable, Success, Text } from '../../http/schemas.ts';
import { rightsOnCatalogue } from '../rights.ts';
import { ChosenColumns, Headings } from './headings/schemas.ts';
import { CatalogType, OcStatus, ProductType, StockFilter } from '../schemas.ts';

/**
 * Products and services as spreadsheets (spec 1 §§5, 7): the template, an import that is looked at before it is run,
 * the documented import in one call, and the export of what a list shows.
 */

const workbook = Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' });

/** An import is open to who sent it: what its rows then do needs the rights to add and to change. */
const anyRight = {
  rights: [
    ...openedBy('products:create'),
    ...openedBy('products:edit'),
    'services:create',
    'services:edit',
  ] as const,
};

export const getColumnName = endpoint({
  method: 'GET',
  path: '/getColumnName',
  summary: 'The columns of an import, in the order of the template',
  tenant: 'query',
  ...rightsOnCatalogue('view', ['category_type']),
  repeat: 'safe',
  query: { category_type: CatalogType },
  answer: Type.Object({
    success: Success,
    data: Type.Array(
      Type.Object({
        name: Type.String(),
        label: Type.String(),
        type: Type.String(),
        required: Type.Boolean(),
        /** What may stand in it; empty where anything of its type may. */
        values: Type.Array(Type.String()),
      }),
    ),
  }),
});

export const catalogueTemplate = endpoint({
  method: 'GET',
  path: '/catalogueTemplate',
  summary: 'An empty workbook with a column for each field of the form, held to its rules in rows 2 to 1000',
  answers: 'binary',
  tenant: 'query',
  ...rightsOnCatalogue('view', ['category_type']),
  repeat: 'safe',
  query: { category_type: CatalogType },
  answer: workbook,
});

export const exportCatalog = endpoint({
  method: 'POST',
  path: '/exportCatalog',
  summary:
    'What a list shows, or the items of the ids, as a workbook that can be imported again; at most 10,000',
  answers: 'binary',
  tenant: 'body',
  ...rightsOnCatalogue('view', ['category_type']),
  repeat: 'safe',
  body: {
    category_type: CatalogType,
    ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 10_000 })),
    search: Type.Optional(Text(100)),
    category: Type.Optional(Text(100)),
    /** Several categories; they win over `category`. */
    categories: Type.Optional(Type.Array(Text(100), { minItems: 1, maxItems: 100 })),
    /** The kind of product, "lens"; empty, products without one. */
    type: Type.Optional(ProductType),
    /** Several kinds; they win over `type`. */
    types: Type.Optional(Type.Array(ProductType, { minItems: 1, maxItems: 100 })),
    /** Left out, what is on sale. */
    status: Type.Optional(Type.Array(OcStatus, { minItems: 1, maxItems: 4 })),
    stock: Type.Optional(StockFilter),
  },
  answer: workbook,
});

/** A sheet that is sent, and what it holds; left out, the type is asked for in words. */
const sheet = {
  files: { file: 'bytes' },
  body: { category_type: Type.Optional(CatalogType) },
} as const;

export const addCatalogueImport = endpoint({
  method: 'POST',
  path: '/catalogueImports',
  summary: 'Reads a spreadsheet and keeps it for a day: it changes nothing until it is run',
  ...anyRight,
  repeat: 'never',
  files: { file: 'bytes' },
  // Beside the file, so that the gateway can hand a form on without reading it.
  query: { category_type: Type.Optional(CatalogType) },
  body: {},
  answer: Type.Object({ success: Success, id: Id }),
});

/** A fault of a cell. */
const Fault = Type.Object({
  row: Type.Integer(),
  /** The column's letter; null where a whole row, or a column that is missing, is meant. */
  column: Nullable(Type.String()),
  /** The column's heading. */
  label: Type.String(),
  message: Type.String(),
});

const Action = Type.Union([
  Type.Literal('ADD'),
  Type.Literal('CHANGE'),
  Type.Literal('UNCHANGED'),
  Type.Literal('REFUSED'),
]);

const counts = {
  added: Type.Integer(),
  changed: Type.Integer(),
  unchanged: Type.Integer(),
  refused: Type.Integer(),
};

export const CatalogueImport = Type.Object({
  id: Id,
  category_type: CatalogType,
  file_name: Type.String(),
  /** READY: it may be run. DONE: it was, and its rows and faults are not kept. */
  state: Type.Union([Type.Literal('READY'), Type.Literal('DONE')]),
  /** What the import would do; whoever runs it names the one that he saw. Empty once it is done. */
  version: Type.String(),
  row_count: Type.Integer(),
  ...counts,
  fault_count: Type.Integer(),
  /** In the order of the sheet, at most 1,000. */
  faults: Type.Array(Fault),
  ...Headings,
  /** The first rows that do something, else the first, at most 10. */
  rows: Type.Array(
    Type.Object({
      row: Type.Integer(),
      action: Action,
      title: Type.String(),
      /** Null after for an emptied field. */
      changes: Type.Array(Type.Object({ label: Type.String(), before: Type.String(), after: Type.String() })),
    }),
  ),
});

export const catalogueImport = endpoint({
  method: 'GET',
  path: '/catalogueImports/:id',
  summary: 'What an import would add, change and refuse as the items are now; or what it did',
  tenant: 'query',
  ...anyRight,
  repeat: 'safe',
  params: { id: Id },
  answer: Type.Object({ success: Success, data: CatalogueImport }),
});

export const catalogueImportProgress = endpoint({
  method: 'GET',
  path: '/catalogueImportProgress/:id',
  summary: 'How many rows of a running import are written; none of them counts before all are',
  tenant: 'query',
  ...anyRight,
  repeat: 'safe',
  params: { id: Id },
  answer: Type.Object({ success: Success, rows_done: Type.Integer(), done: Type.Boolean() }),
});

export const catalogueImportFaults = endpoint({
  method: 'GET',
  path: '/catalogueImportFaults/:id',
  summary: 'The file as it was sent, its bad cells coloured and told in a column of its own',
  answers: 'binary',
  tenant: 'query',
  ...anyRight,
  repeat: 'safe',
  params: { id: Id },
  answer: workbook,
});

export const matchCatalogueImport = endpoint({
  method: 'POST',
  path: '/matchCatalogueImport',
  summary:
    'Says what the columns of a sent sheet hold, and remembers it for the next one with such headings. A field is taken from one column; it imports nothing',
  tenant: 'body',
  ...anyRight,
  repeat: 'keyed',
  body: { import_id: Id, columns: ChosenColumns },
  answer: Type.Object({ success: Success, data: CatalogueImport }),
});

export const runCatalogueImport = endpoint({
  method: 'POST',
  path: '/runCatalogueImport',
  summary: 'Imports a sheet: every row or none. Another version by now is refused as CHANGED_MEANWHILE',
  tenant: 'body',
  ...anyRight,
  repeat: 'keyed',
  body: { import_id: Id, version: Text(64) },
  answer: Type.Object({ success: Success, message: Type.String(), data: CatalogueImport }),
});

export const stopCatalogueImport = endpoint({
  method: 'POST',
  path: '/stopCatalogueImport',
  summary: 'Stops a running import before its end, so that nothing of it stays; too late, it does nothing',
  tenant: 'body',
  ...anyRight,
  repeat: 'keyed',
  body: { import_id: Id },
  answer: Type.Object({ success: Success }),
});

const imported = Type.Object({
  success: Success,
  status: Success,
  message: Type.String(),
  data: Type.Object({ added: Type.Integer(), changed: Type.Integer(), unchanged: Type.Integer() }),
});

export const importCatalogXlsx = endpoint({
  method: 'POST',
  path: '/importCatalogXlsx',
  summary: 'Imports a spreadsheet in one call: every row or none, with the first 50 faults as problems',
  tenant: 'body',
  ...anyRight,
  repeat: 'keyed',
  ...sheet,
  answer: imported,
});

export const bulkUploadExcel = endpoint({
  method: 'POST',
  path: '/bulkUploadExcel',
  summary: 'The same under the name of the optical catalogue: bulk Excel upload by type',
  tenant: 'body',
  ...anyRight,
  repeat: 'keyed',
  files: { file: 'bytes' },
  body: { type: Type.Optional(CatalogType) },
  answer: imported,
});
