/** What other slices use of billing. */
export { OpenDocument } from './BillingHistory/drawer/OpenDocument.tsx';
