import type { Route } from '../http/route.ts';
import { attachmentRoutes } from './attachments/routes.ts';
import { convertRoutes } from './convert/routes.ts';
import { createRoutes } from './create/routes.ts';
import { exportRoutes } from './export/routes.ts';
import { historyRoutes } from './history/routes.ts';
import { limitRoutes } from './limits/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { pdfRoutes } from './pdf/routes.ts';
import { prescriptionRoutes } from './prescriptions/routes.ts';
import { quickBillRoutes } from './quickBills/routes.ts';
import { quickTrashRoutes } from './quickBills/trashRoutes.ts';
import { refundRoutes } from './refunds/routes.ts';
import { openingDueRoutes } from './openingDue/routes.ts';
import { receiptRoutes } from './receipts/routes.ts';
import { noteListRoutes } from './returns/listRoutes.ts';
import { returnRoutes } from './returns/routes.ts';
import { shareRoutes } from './share/routes.ts';
import { statementRoutes } from './statement/routes.ts';
import { transactionCountRoutes } from './transactionCounts/routes.ts';
import { trashRoutes } from './trash/routes.ts';
import { updateRoutes } from './update/routes.ts';

/** All routes of the billing slice (spec 2 §7). */
export const routes: Route[] = [
  ...attachmentRoutes,
  ...convertRoutes,
  ...createRoutes,
  ...exportRoutes,
  ...historyRoutes,
  ...limitRoutes,
  ...paymentRoutes,
  ...pdfRoutes,
  ...prescriptionRoutes,
  ...quickBillRoutes,
  ...quickTrashRoutes,
  ...refundRoutes,
  ...openingDueRoutes,
  ...receiptRoutes,
  ...noteListRoutes,
  ...returnRoutes,
  ...shareRoutes,
  ...statementRoutes,
  ...transactionCountRoutes,
  ...trashRoutes,
  ...updateRoutes,
];
