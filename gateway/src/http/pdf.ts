import { BILL_PAPERS, type BillPaper } from '@galla/domain';
import { billing, boutique, commission, reports } from '@galla/upstream/contract';
import type { FastifyInstance } from 'fastify';
import { refused } from '../refusals/RefusalError.ts';
import { type NodeType, parseId } from '../relay/ids.ts';
import { printBody } from '../tenant/printWire.ts';
import type { Gateway } from './gateway.ts';
import { fieldsOf, passPaper } from './passPaper.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** Terms and watermark with room to spare. */
const BODY_LIMIT = 16_384;

const STATEMENTS = [
  ['/pdf/statement/:customerId', billing.customerStatementPdf],
  ['/sheets/statement/:customerId', billing.customerStatementXlsx],
] as const;

const EARNINGS = [
  ['/pdf/earnings/:statementId', commission.earningsStatementPdf],
  ['/sheets/earnings/:statementId', commission.earningsStatementXlsx],
] as const;

const paperOf = (asked: unknown): BillPaper | undefined => BILL_PAPERS.find((paper) => paper === asked);

/**
 * Serves a document's paper by its global id or upstream's own, to callers who may see it: a page, or the paper
 * named by `?paper=`; the card of its prescription at /pdf/prescription; a credit note at /pdf/credit-note; the
 * slip of a closed day at /pdf/day-close; the voucher of a refund at /pdf/voucher; the receipt of money on account
 * at /pdf/receipt; the invoice of an order in pieces at /pdf/order; a customer's statement of account `?from=&to=`
 * at /pdf/statement and, as a workbook, at /sheets/statement; a closed month of an employee at /pdf/earnings and
 * /sheets/earnings; and at /pdf/preview an example with unsaved settings.
 */
export function servePdf(app: FastifyInstance, gateway: Gateway): void {
  app.get<{ Params: { documentId: string }; Querystring: { paper?: string } }>(
    '/pdf/:documentId',
    async (request, reply) => {
      const params = { id: dbIdIn('Document', request.params.documentId) };
      const paper = paperOf(request.query.paper);
      return passPaper(gateway, request, reply, billing.generatePdf, {
        params,
        ...(paper && { query: { paper } }),
      });
    },
  );

  app.get<{ Params: { documentId: string } }>('/pdf/prescription/:documentId', async (request, reply) => {
    const params = { id: dbIdIn('Document', request.params.documentId) };
    return passPaper(gateway, request, reply, billing.prescriptionCard, { params });
  });

  app.get<{ Params: { noteId: string }; Querystring: { paper?: string } }>(
    '/pdf/credit-note/:noteId',
    async (request, reply) => {
      const params = { id: dbIdIn('CreditNote', request.params.noteId) };
      const paper = paperOf(request.query.paper);
      return passPaper(gateway, request, reply, billing.creditNotePdf, {
        params,
        ...(paper && { query: { paper } }),
      });
    },
  );

  app.get<{ Params: { paymentId: string }; Querystring: { paper?: string } }>(
    '/pdf/voucher/:paymentId',
    async (request, reply) => {
      const params = { id: dbIdIn('Payment', request.params.paymentId) };
      const paper = paperOf(request.query.paper);
      return passPaper(gateway, request, reply, billing.refundVoucherPdf, {
        params,
        ...(paper && { query: { paper } }),
      });
    },
  );

  app.get<{ Params: { receiptId: string }; Querystring: { paper?: string } }>(
    '/pdf/receipt/:receiptId',
    async (request, reply) => {
      const params = { id: dbIdIn('AccountReceipt', request.params.receiptId) };
      const paper = paperOf(request.query.paper);
      return passPaper(gateway, request, reply, billing.receiptPdf, {
        params,
        ...(paper && { query: { paper } }),
      });
    },
  );

  app.get<{ Params: { closeId: string }; Querystring: { paper?: string } }>(
    '/pdf/day-close/:closeId',
    async (request, reply) => {
      const params = { id: dbIdIn('DayClose', request.params.closeId) };
      const paper = paperOf(request.query.paper);
      return passPaper(gateway, request, reply, reports.dayClosePdf, {
        params,
        ...(paper && { query: { paper } }),
      });
    },
  );

  app.get<{ Params: { orderId: string } }>('/pdf/order/:orderId', async (request, reply) => {
    const params = { id: dbIdIn('Order', request.params.orderId) };
    return passPaper(gateway, request, reply, boutique.invoicePdf, { params });
  });

  for (const [path, endpoint] of EARNINGS)
    app.get<{ Params: { statementId: string } }>(path, async (request, reply) => {
      const params = { id: dbIdIn('EarningsStatement', request.params.statementId) };
      return passPaper(gateway, request, reply, endpoint, { params });
    });

  for (const [path, endpoint] of STATEMENTS)
    app.get<{ Params: { customerId: string }; Querystring: { from?: string; to?: string } }>(
      path,
      async (request, reply) => {
        const customer_id = dbIdIn('Customer', request.params.customerId);
        const { from = '', to = '' } = request.query;
        return passPaper(gateway, request, reply, endpoint, {
          query: { customer_id, from_date: from, to_date: to },
        });
      },
    );

  app.post<{ Body: unknown }>('/pdf/preview', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const { paper, ...settings } = fieldsOf(request.body);
    return passPaper(gateway, request, reply, billing.previewPaper, {
      body: { ...printBody(settings), paper: paperOf(paper) ?? 'PAGE' },
    });
  });
}

function dbIdIn(type: NodeType, text: string): string {
  if (UUID.test(text)) return text;
  const named = parseId(text);
  if (named?.type !== type) throw refused('NOT_FOUND');
  return named.dbId;
}
