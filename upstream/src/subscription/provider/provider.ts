import type { Paise, PaymentState } from '@galla/domain';

/** An order as sent to a payment service. */
export interface NewOrder {
  /** Our order number, unique at the service. */
  merchantOrderId: string;
  tenantId: string;
  amount: Paise;
  /** Name of the payer. */
  name: string;
  mobile: string;
  /** URL to which the service returns the browser. */
  returnUrl: string;
  /** URL for notifications of changes. */
  callbackUrl: string;
}

/** The state of an order at the payment service. */
export interface OrderStatus {
  /** The order in the response, which must be compared with the requested one. */
  merchantOrderId: string;
  state: PaymentState;
  amount: Paise;
  transactionId: string | undefined;
  /** "UPI", "CARD". */
  paymentMode: string | undefined;
}

/** A payment service with a hosted payment page. */
export interface PaymentProvider {
  /** Stored with each order, since only this service can report its state. */
  readonly name: string;
  /** Hosts of its payment pages; browsers are redirected to no other. */
  readonly redirectHosts: readonly string[];
  /** Places an order; returns the URL of its payment page. @throws ProviderAway */
  start(order: NewOrder): Promise<string>;
  /** The state of an order. @throws ProviderAway */
  status(merchantOrderId: string): Promise<OrderStatus>;
  /** The order of a callback; undefined for an invalid signature. */
  callbackOrder(response: string, signature: string | undefined): string | undefined;
}

/** The payment service did not respond, or not as expected. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway';
}
