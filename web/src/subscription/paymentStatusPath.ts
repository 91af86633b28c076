/** The screen of an order; the payment service sends the browser back to the same address. */
export const paymentStatusPath = (merchantOrderId: string): string =>
  `/payment-status?merchantOrderId=${encodeURIComponent(merchantOrderId)}`;
