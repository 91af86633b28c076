/** The payment history of a document. @param id its global id */
export const paymentHistoryPath = (id: string): string => `/PaymentHistoryPage/${encodeURIComponent(id)}`;
