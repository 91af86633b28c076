import { openedBy } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Id, Nullable, Success, Text } from '../../http/schemas.ts';
import { rightsOnCatalogue } from '../rights.ts';
import { ChosenColumns, Headings } from './headings/schemas.ts';
import { CatalogType, OcStatus, ProductType, StockFilter } from '../schemas.ts';

/**
 * Products and services as spreadsheets (spec 1 §§5, 7): the template, an import with a preview, the documented import
 * in a single call, and the export of a list.
 */

const workbook = Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' });

/** An import is visible to its sender; running it needs the rights to add and to change. */
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
  summary: 'Lists the columns of an import, in the order of the template',
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
        /** The allowed values; empty when any value of the type is allowed. */
        values: Type.Array(Type.String()),
      }),
    ),
  }),
});

export const catalogueTemplate = endpoint({
  method: 'GET',
  path: '/catalogueTemplate',
  summary:
    'Returns an empty workbook with a column for each form field, with its validation in rows 2 to 1000',
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
    'Exports the items of a list, or items by ids, as a workbook that can be imported again; at most 10,000',
  answers: 'binary',
  tenant: 'body',
  ...rightsOnCatalogue('view', ['category_type']),
  repeat: 'safe',
  body: {
    category_type: CatalogType,
    ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 10_000 })),
    search: Type.Optional(Text(100)),
    category: Type.Optional(Text(100)),
    /** Several categories; override `category`. */
    categories: Type.Optional(Type.Array(Text(100), { minItems: 1, maxItems: 100 })),
    /** The kind of product, such as "lens"; empty for products without one. */
    type: Type.Optional(ProductType),
    /** Several kinds; override `type`. */
    types: Type.Optional(Type.Array(ProductType, { minItems: 1, maxItems: 100 })),
    /** Default those on sale. */
    status: Type.Optional(Type.Array(OcStatus, { minItems: 1, maxItems: 4 })),
    stock: Type.Optional(StockFilter),
  },
  answer: workbook,
});

/** The sheet and its catalogue; without a catalogue the refusal asks for one. */
const sheet = {
  files: { file: 'bytes' },
  body: { category_type: Type.Optional(CatalogType) },
} as const;

export const addCatalogueImport = endpoint({
  method: 'POST',
  path: '/catalogueImports',
  summary: 'Reads a spreadsheet and keeps it for a day; changes nothing until the import is run',
  ...anyRight,
  repeat: 'never',
  files: { file: 'bytes' },
  // In the query, so that the gateway can forward the form without parsing it.
  query: { category_type: Type.Optional(CatalogType) },
  body: {},
  answer: Type.Object({ success: Success, id: Id }),
});

/** A problem in a cell. */
const Fault = Type.Object({
  row: Type.Integer(),
  /** Column letter; null when the problem is about a whole row or a missing column. */
  column: Nullable(Type.String()),
  /** Heading of the column. */
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
  /** READY: it can be run. DONE: it was run, and its rows and faults are no longer stored. */
  state: Type.Union([Type.Literal('READY'), Type.Literal('DONE')]),
  /**
   * Identifies what the import would do; running it requires the version that the caller saw. Empty once it is done.
   */
  version: Type.String(),
  row_count: Type.Integer(),
  ...counts,
  fault_count: Type.Integer(),
  /** In sheet order, at most 1,000. */
  faults: Type.Array(Fault),
  ...Headings,
  /** Up to 10 rows: those with an effect, or any if there are none. */
  rows: Type.Array(
    Type.Object({
      row: Type.Integer(),
      action: Action,
      title: Type.String(),
      /** `after` is null for an emptied field. */
      changes: Type.Array(Type.Object({ label: Type.String(), before: Type.String(), after: Type.String() })),
    }),
  ),
});

export const catalogueImport = endpoint({
  method: 'GET',
  path: '/catalogueImports/:id',
  summary: 'Returns what an import would add, change and reject with the current items; or what it did',
  tenant: 'query',
  ...anyRight,
  repeat: 'safe',
  params: { id: Id },
  answer: Type.Object({ success: Success, data: CatalogueImport }),
});

export const catalogueImportProgress = endpoint({
  method: 'GET',
  path: '/catalogueImportProgress/:id',
  summary:
    'Returns how many rows of a running import are written; none of them takes effect before all are written',
  tenant: 'query',
  ...anyRight,
  repeat: 'safe',
  params: { id: Id },
  answer: Type.Object({ success: Success, rows_done: Type.Integer(), done: Type.Boolean() }),
});

export const catalogueImportFaults = endpoint({
  method: 'GET',
  path: '/catalogueImportFaults/:id',
  summary: 'Returns the uploaded file with its invalid cells coloured and explained in an additional column',
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
    'Maps the columns of an uploaded sheet to fields, and remembers the mapping for the next sheet with the same headings. Each field is taken from one column; imports nothing',
  tenant: 'body',
  ...anyRight,
  repeat: 'keyed',
  body: { import_id: Id, columns: ChosenColumns },
  answer: Type.Object({ success: Success, data: CatalogueImport }),
});

export const runCatalogueImport = endpoint({
  method: 'POST',
  path: '/runCatalogueImport',
  summary: 'Imports a sheet: every row or none. Fails with CHANGED_MEANWHILE if the version has changed',
  tenant: 'body',
  ...anyRight,
  repeat: 'keyed',
  body: { import_id: Id, version: Text(64) },
  answer: Type.Object({ success: Success, message: Type.String(), data: CatalogueImport }),
});

export const stopCatalogueImport = endpoint({
  method: 'POST',
  path: '/stopCatalogueImport',
  summary: 'Stops a running import before its end and discards its rows; does nothing if it is too late',
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
  summary:
    'Imports a spreadsheet in one call, under the name of the optical catalogue: bulk Excel upload by type',
  tenant: 'body',
  ...anyRight,
  repeat: 'keyed',
  files: { file: 'bytes' },
  body: { type: Type.Optional(CatalogType) },
  answer: imported,
});
