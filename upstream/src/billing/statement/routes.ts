import { type MessageKey, rupees, formatMessage } from '@galla/domain';
import { WORKBOOK_TYPE, writeWorkbook } from '../../catalogue/index.ts';
import { type Route, route } from '../../http/route.ts';
import { loadShop } from '../pdf/load.ts';
import { paymentModeWord } from '../words.ts';
import { composeStatement } from './compose.ts';
import { customerStatement, customerStatementPdf, customerStatementXlsx } from './contract.ts';
import { drawStatement } from './draw.ts';
import { loadStatement, type Statement, type StatementAsked } from './load.ts';
import { tableOf } from './sheet.ts';

/** Characters that are not allowed in file names. */
const NOT_IN_NAMES = /[^\p{L}\p{M}\p{N} -]/gu;

function nameOf(
  key: Extract<MessageKey, 'statement.fileName' | 'statement.sheetName'>,
  { customer }: Statement,
  { from_date: from, to_date: to }: StatementAsked,
): string {
  return formatMessage(key, { name: customer.name.replaceAll(NOT_IN_NAMES, '-'), from, to });
}

/** The statement of account of a customer, as figures, on paper and as a spreadsheet. */
export const statementRoutes: Route[] = [
  route(customerStatement, async ({ db, caller, query }) => {
    const { opening, billed, received, closing, lines } = await loadStatement(db, caller, query);
    return {
      success: true,
      opening: rupees(opening),
      billed: rupees(billed),
      received: rupees(received),
      closing: rupees(closing),
      data: lines.map((line) => ({
        kind: line.kind,
        id: line.id,
        document_id: line.documentId,
        serial_number: line.number,
        date: line.day,
        created_at: line.at.toISOString(),
        payment_mode: line.mode === null ? null : paymentModeWord[line.mode],
        billed: rupees(line.debit),
        received: rupees(line.credit),
        balance: rupees(line.balance),
      })),
    };
  }),

  route(customerStatementPdf, async ({ db, caller, query, files, now }) => {
    const statement = await loadStatement(db, caller, query);
    const facts = await loadShop(db);
    const { logo: stored } = facts.shop;
    const logo = stored === null ? undefined : await files.read(stored);
    const bytes = await drawStatement(composeStatement(statement, query, { facts, logo, now }), facts.print);
    return {
      contentType: 'application/pdf',
      bytes,
      fileName: nameOf('statement.fileName', statement, query),
    };
  }),

  route(customerStatementXlsx, async ({ db, caller, query }) => {
    const statement = await loadStatement(db, caller, query);
    const { shop } = await loadShop(db);
    return {
      contentType: WORKBOOK_TYPE,
      bytes: writeWorkbook(tableOf(statement, query, shop.name)),
      fileName: nameOf('statement.sheetName', statement, query),
    };
  }),
];
