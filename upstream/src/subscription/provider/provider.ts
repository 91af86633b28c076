import type { Paise, PaymentState } from '@galla/domain';

/** What is to be paid, as a payment service is told it. */
export interface NewOrder {
  /** Our number of the order, unique at the service. */
  merchantOrderId: string;
  tenantId: string;
  amount: Paise;
  /** Who pays. */
  name: string;
  mobile: string;
  /** Where the service sends the browser back to. */
  returnUrl: string;
  /** Where it tells that an order has changed. */
  callbackUrl: string;
}

/** What a payment service knows of an order. */
export interface OrderStatus {
  /** The order that the answer is about: not always the one that was asked for, if somebody stands between. */
  merchantOrderId: string;
  state: PaymentState;
  amount: Paise;
  transactionId: string | undefined;
  /** "UPI", "CARD". */
  paymentMode: string | undefined;
}

/** A payment service with a page of its own. */
export interface PaymentProvider {
  /** Kept with each order, since only the service that took it can tell what became of it. */
  readonly name: string;
  /** The hosts that its payment pages are on: a browser is sent to no other. */
  readonly redirectHosts: readonly string[];
  /** Places an order and answers the address of its page. @throws ProviderAway */
  start(order: NewOrder): Promise<string>;
  /** What became of an order. @throws ProviderAway */
  status(merchantOrderId: string): Promise<OrderStatus>;
  /** The order that a callback is about; undefined when the service did not sign it. */
  callbackOrder(response: string, signature: string | undefined): string | undefined;
}

/** The payment service did not answer, or not as it should. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway';
}
