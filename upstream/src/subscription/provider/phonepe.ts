import { paymentState } from '@galla/domain';
import { fieldsIn, type Fields, integerIn, parseFields, textIn } from './fields.ts';
import { send } from './http.ts';
import { type OrderStatus, type PaymentProvider, ProviderAway } from './provider.ts';
import { isSame, sha256 } from './signature.ts';

/** The installation's account at PhonePe. */
export interface PhonePeAccount {
  /** Host of its API, including any path before `/pg/v1`. */
  url: string;
  merchantId: string;
  saltKey: string;
  saltIndex: string;
  redirectHosts: readonly string[];
}

/** States by PhonePe's code; any other code means that the payment failed. */
const STATES: Readonly<Record<string, OrderStatus['state']>> = {
  PAYMENT_SUCCESS: 'COMPLETED',
  PAYMENT_PENDING: 'PENDING',
  // Per its documentation: treat as pending and ask again.
  INTERNAL_SERVER_ERROR: 'PENDING',
};

function stateOf(answer: Fields, data: Fields): OrderStatus['state'] {
  const state = STATES[textIn(answer, 'code') ?? ''] ?? 'FAILED';
  // Both fields must say that it is paid.
  return state === 'COMPLETED' ? paymentState(textIn(data, 'state')) : state;
}

/**
 * PhonePe's hosted checkout, "Standard Checkout" with X-VERIFY: requests and callbacks are signed with the account's
 * salt, and the state of an order is queried from server to server.
 */
export function phonePe(account: PhonePeAccount): PaymentProvider {
  const place = { url: account.url };
  const signed = (text: string) => `${sha256(text + account.saltKey)}###${account.saltIndex}`;

  async function ask(path: string, headers: Record<string, string>, body?: string): Promise<Fields> {
    const method = body === undefined ? 'GET' : 'POST';
    const answer = await send(place, { method, path, headers, ...(body !== undefined && { body }) });
    return parseFields(answer.text);
  }

  return {
    name: 'phonepe',
    redirectHosts: account.redirectHosts,

    async start({ merchantOrderId, tenantId, amount, mobile, returnUrl, callbackUrl }) {
      const path = '/pg/v1/pay';
      const payload = {
        merchantId: account.merchantId,
        merchantTransactionId: merchantOrderId,
        merchantUserId: tenantId.replaceAll('-', ''),
        amount,
        redirectUrl: returnUrl,
        redirectMode: 'REDIRECT',
        callbackUrl,
        mobileNumber: mobile,
        paymentInstrument: { type: 'PAY_PAGE' },
      };
      const request = Buffer.from(JSON.stringify(payload)).toString('base64');
      const headers = { 'content-type': 'application/json', 'x-verify': signed(request + path) };
      const data = fieldsIn(await ask(path, headers, JSON.stringify({ request })), 'data');
      const url = textIn(fieldsIn(fieldsIn(data, 'instrumentResponse'), 'redirectInfo'), 'url');
      if (url === undefined) throw new ProviderAway('The payment service gave no address to pay at');
      return url;
    },

    async status(merchantOrderId) {
      const path = `/pg/v1/status/${account.merchantId}/${merchantOrderId}`;
      const headers = {
        'content-type': 'application/json',
        'x-verify': signed(path),
        'x-merchant-id': account.merchantId,
      };
      const answer = await ask(path, headers);
      const data = fieldsIn(answer, 'data');
      const state = stateOf(answer, data);
      return {
        merchantOrderId:
          textIn(data, 'merchantTransactionId') ?? (state === 'COMPLETED' ? '' : merchantOrderId),
        state,
        amount: state === 'COMPLETED' ? integerIn(data, 'amount') : 0,
        transactionId: textIn(data, 'transactionId'),
        paymentMode: textIn(fieldsIn(data, 'paymentInstrument'), 'type'),
      };
    },

    callbackOrder(response, signature) {
      if (!isSame(signature, signed(response))) return undefined;
      const payload = parseFields(Buffer.from(response, 'base64').toString('utf8'));
      return textIn(fieldsIn(payload, 'data'), 'merchantTransactionId');
    },
  };
}
