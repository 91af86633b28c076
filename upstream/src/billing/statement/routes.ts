import { rupees, formatMessage } from '@galla/domain';
import { type Route, route } from '../../http/route.ts';
import { loadShop } from '../pdf/load.ts';
import { paymentModeWord } from '../words.ts';
import { composeStatement } from './compose.ts';
import { customerStatement, customerStatementPdf } from './contract.ts';
import { drawStatement } from './draw.ts';
import { loadStatement } from './load.ts';

/** Characters that no file name may have. */
const NOT_IN_NAMES = /[^\p{L}\p{M}\p{N} -]/gu;

/** The statement of account of a customer, as figures and on paper. */
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
    const name = statement.customer.name.replaceAll(NOT_IN_NAMES, '-');
    const fileName = formatMessage('statement.fileName', { name, from: query.from_date, to: query.to_date });
    return { contentType: 'application/pdf', bytes, fileName };
  }),
];
