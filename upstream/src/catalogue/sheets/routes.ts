import { columnName, ownColumnLabel, formatMessage } from '@galla/domain';
import { withTenant } from '../../db/tenant.ts';
import { Refused } from '../../http/refused.ts';
import { type Route, route, sessionRoute } from '../../http/route.ts';
import { kindOf } from '../items/kind.ts';
import { wantedOf } from '../store/search.ts';
import { statusOf } from '../store/status.ts';
import {
  addCatalogueImport,
  bulkUploadExcel,
  catalogueImport,
  catalogueImportFaults,
  catalogueImportProgress,
  catalogueTemplate,
  exportCatalog,
  getColumnName,
  importCatalogXlsx,
  matchCatalogueImport,
  runCatalogueImport,
  stopCatalogueImport,
} from './contract.ts';
import { exportItems } from './exportItems.ts';
import { toDoneImport, toReadyImport } from './imports/answers.ts';
import { askToStop, fileOf, findImport, insertImport, progressOf, sentOf } from './imports/importRows.ts';
import { importSheet, runImport } from './imports/importSheet.ts';
import { matchImport } from './imports/matchImport.ts';
import { fieldsOfSheet, planSheet } from './imports/planSheet.ts';
import type { ImportCounts } from './imports/runImport.ts';
import { readSent } from './imports/sentSheet.ts';
import { annotatedName, exportName, templateName, WORKBOOK_TYPE } from './write/fileName.ts';
import { templateColumns } from './write/layout.ts';
import { sheetWords } from './write/words.ts';
import { writeWorkbook } from './write/writeWorkbook.ts';

const importedText = ({ added, changed, unchanged }: ImportCounts): string =>
  formatMessage('sheets.imported', { added, changed, unchanged });

/** Spreadsheets of the catalogue (spec 1 §7 Forms and catalogue, spec 3 §7). */
export const sheetRoutes: Route[] = [
  route(getColumnName, async ({ db, caller, query }) => {
    const fields = await fieldsOfSheet(db, kindOf(query.category_type), caller);
    const data = fields.map(({ name, label, type, required, values }) => ({
      name,
      label,
      type,
      required,
      values: values.map((option) => option.label),
    }));
    return { success: true, data };
  }),

  route(catalogueTemplate, async ({ db, caller, query }) => {
    const kind = kindOf(query.category_type);
    const fields = await fieldsOfSheet(db, kind, caller);
    const columns = templateColumns(fields);
    return {
      contentType: WORKBOOK_TYPE,
      bytes: writeWorkbook({ kind: 'write', columns, rows: [], words: sheetWords(kind, fields) }),
      fileName: await templateName(db, kind),
    };
  }),

  route(exportCatalog, async ({ db, caller, body, now }) => {
    const { ids, search, category, type, status, stock } = body;
    const kind = kindOf(body.category_type);
    const fields = await fieldsOfSheet(db, kind, caller);
    const filter = {
      ids,
      search: wantedOf(search, caller),
      categories: body.categories ?? (category === undefined ? undefined : [category]),
      types: body.types ?? (type === undefined ? undefined : [type]),
      stock,
      status: status?.map(statusOf),
    };
    return {
      contentType: WORKBOOK_TYPE,
      bytes: await exportItems(db, kind, { fields, filter }),
      fileName: await exportName(db, kind, { timeZone: caller.timeZone, now }),
    };
  }),

  // Outside a transaction, which must not stay open while a file is parsed.
  sessionRoute(addCatalogueImport, async ({ database, caller, sent, query, now }) => {
    const sheet = await readSent(sent['file'], query.category_type);
    const { tenantId, staffId } = caller;
    const id = await withTenant(database, tenantId, (db) => insertImport(db, { ...sheet, staffId }, now));
    return { success: true, id };
  }),

  route(catalogueImport, async ({ db, caller, params, now }) => {
    const found = await findImport(db, { id: params.id, staffId: caller.staffId }, now);
    const sent = await sentOf(db, params.id);
    if (!sent) return { success: true, data: toDoneImport(found) };
    const plan = await planSheet(db, { kind: found.kind, sent, caller, lock: false });
    return { success: true, data: toReadyImport(found, plan) };
  }),

  route(catalogueImportProgress, async ({ db, caller, params, now }) => {
    const { rowsDone, isDone } = await progressOf(db, { id: params.id, staffId: caller.staffId }, now);
    return { success: true, rows_done: rowsDone, done: isDone };
  }),

  route(catalogueImportFaults, async ({ db, caller, params, now }) => {
    const { kind, fileName } = await findImport(db, { id: params.id, staffId: caller.staffId }, now);
    const [file, sent] = [await fileOf(db, params.id), await sentOf(db, params.id)];
    if (!file || !sent) throw new Refused('NOT_FOUND');
    const { faults } = await planSheet(db, { kind, sent, caller, lock: false });
    const { table } = sent;
    const [heading, name] = [ownColumnLabel('faults'), columnName('faults') ?? ''];
    return {
      contentType: WORKBOOK_TYPE,
      bytes: writeWorkbook({ kind: 'annotate', file: Uint8Array.from(file), table, faults, heading, name }),
      fileName: annotatedName(fileName),
    };
  }),

  route(matchCatalogueImport, async (call) => {
    const { import_id: id, columns } = call.body;
    return { success: true, data: await matchImport(call, { id, columns }) };
  }),

  route(runCatalogueImport, async (call) => {
    const { import_id: id, version } = call.body;
    const done = await runImport(call, { id, version });
    return { success: true, message: importedText(done.counts), data: toDoneImport(done) };
  }),

  route(stopCatalogueImport, async ({ db, caller, body, now }) => {
    await findImport(db, { id: body.import_id, staffId: caller.staffId }, now);
    await askToStop(db, body.import_id, now);
    return { success: true };
  }),

  route(importCatalogXlsx, async (call) => {
    const counts = await importSheet(call, await readSent(call.sent['file'], call.body.category_type));
    return { success: true, status: true, message: importedText(counts), data: counts };
  }),

  route(bulkUploadExcel, async (call) => {
    const counts = await importSheet(call, await readSent(call.sent['file'], call.body.type, 'type'));
    return { success: true, status: true, message: importedText(counts), data: counts };
  }),
];
