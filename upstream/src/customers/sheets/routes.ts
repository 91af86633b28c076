import { dayIn, formatMessage } from '@galla/domain';
import { headingsAnswer, sheetNames, WORKBOOK_TYPE, writeWorkbook } from '../../catalogue/index.ts';
import { type Route, route } from '../../http/route.ts';
import { contactColumns, contactWords } from './columns.ts';
import { contactHeadings, contactTemplate, exportContacts, importContactXlsx } from './contract.ts';
import { exportContacts as write } from './exportContacts.ts';
import { importContacts, seeContacts } from './importContacts.ts';

/** Spreadsheets of contacts (spec 2 §7). */
export const contactSheetRoutes: Route[] = [
  route(contactTemplate, async ({ db }) => ({
    contentType: WORKBOOK_TYPE,
    bytes: writeWorkbook({ kind: 'write', columns: contactColumns(), rows: [], words: contactWords() }),
    fileName: await sheetNames(db, formatMessage('contacts.title'), formatMessage('sheets.template')),
  })),

  route(exportContacts, async ({ db, caller, body, now }) => {
    const { search, group, assigned_to } = body;
    const groups = group === undefined ? undefined : [group];
    const assignedTo = assigned_to === undefined ? undefined : [assigned_to];
    const flags = { ungrouped: body.ungrouped === '1', unassigned: body.unassigned === '1' };
    return {
      contentType: WORKBOOK_TYPE,
      bytes: await write(db, caller, { search, groups, assignedTo, ...flags }, now),
      fileName: await sheetNames(db, formatMessage('contacts.title'), dayIn(caller.timeZone, now)),
    };
  }),

  route(contactHeadings, async ({ db, sent }) => {
    const { fields, headings } = await seeContacts(db, sent['file']);
    return { success: true, data: headingsAnswer(fields, headings) };
  }),

  route(importContactXlsx, async (call) => {
    const { caller, request, sent, body } = call;
    const data = await importContacts(call, sent['file'], body.columns);
    request.log.info({ staff: caller.staffId, ...data }, 'contacts imported');
    return { success: true, status: true, message: formatMessage('sheets.imported', { ...data }), data };
  }),
];
