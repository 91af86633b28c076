/** What other slices use of billing. */
export { DocumentFoot } from './BillingHistory/drawer/DocumentFoot.tsx';
export { useTried } from './BillingHistory/drawer/useTried.ts';
export { DocumentTag } from './document/DocumentTag.tsx';
export { OpenDocument } from './BillingHistory/drawer/OpenDocument.tsx';
export { ReceiveForm } from './BillingHistory/drawer/ReceiveForm.tsx';
export { ExportButton } from './export/ExportButton.tsx';
export { AmountRows } from './document/AmountRows.tsx';
export { PaymentStep } from './document/PaymentStep.tsx';
export { modeWord, paymentText } from './document/paymentText.ts';
export { SumRow } from './document/SumRow.tsx';
export { MadeLink } from './papers/share/MadeLink.tsx';
export { copyLink } from './papers/sharePaper.ts';
export { SlipButtons } from './papers/SlipButtons.tsx';
export { CashTold } from './payments/CashTold.tsx';
export { MODE_OPTIONS, wayInput, wayProblems } from './refund/way.ts';
export { WayFields } from './refund/WayFields.tsx';
export { paymentHistoryPath } from './PaymentHistory/paymentHistoryPath.ts';
export { PrescriptionList } from './prescription/PrescriptionList.tsx';
