import { paymentState } from '@galla/domain';
import { SANDBOX } from '../sandbox/protocol.ts';
import { type Fields, fieldsIn, integerIn, parseFields, textIn } from './fields.ts';
import { type Place, type ProviderRequest, send } from './http.ts';
import { type PaymentProvider, ProviderAway } from './provider.ts';
import { hmac, isSame } from './signature.ts';

interface SandboxAccount {
  /** Shared secret for signatures in both directions. */
  secret: string;
  /** Address of the sandbox, once it listens. */
  place: () => Place;
  /** Public origin of its pages. */
  publicUrl: string;
}

/** The sandbox as a payment service: called over HTTP like any other, although it runs in the same process. */
export function sandboxProvider({ secret, place, publicUrl }: SandboxAccount): PaymentProvider {
  async function ask(request: ProviderRequest): Promise<Fields> {
    const { method, path, body = '' } = request;
    const headers = {
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      'app-type': SANDBOX.appType,
      'x-verify': hmac(secret, `${method} ${path}\n${body}`),
    };
    const answer = await send(place(), { ...request, headers });
    if (!isSame(String(answer.headers['x-verify']), hmac(secret, answer.text)))
      throw new ProviderAway('The sandbox did not sign its answer');
    if (answer.status !== 200) throw new ProviderAway(`The sandbox answered ${answer.status}`);
    const fields = parseFields(answer.text);
    // The fields are in `data` or in the body itself (spec 1 §7).
    return 'data' in fields ? fieldsIn(fields, 'data') : fields;
  }

  return {
    name: 'sandbox',
    redirectHosts: [new URL(publicUrl).host],

    async start({ merchantOrderId, amount, name, returnUrl }) {
      const body = JSON.stringify({ merchantOrderId, amount, payer: name, redirectUrl: returnUrl });
      const path = textIn(await ask({ method: 'POST', path: SANDBOX.orders, body }), 'path');
      if (path === undefined) throw new ProviderAway('The sandbox gave no address to pay at');
      return new URL(path, publicUrl).href;
    },

    async status(merchantOrderId) {
      const data = await ask({ method: 'GET', path: `${SANDBOX.orders}/${merchantOrderId}` });
      const [payment] = Array.isArray(data['paymentDetails']) ? data['paymentDetails'] : [];
      const details = fieldsIn({ payment }, 'payment');
      return {
        merchantOrderId: textIn(data, 'orderId') ?? '',
        state: paymentState(textIn(data, 'state')),
        amount: integerIn(data, 'amount'),
        transactionId: textIn(details, 'transactionId'),
        paymentMode: textIn(details, 'paymentMode'),
      };
    },

    callbackOrder(response, signature) {
      if (!isSame(signature, hmac(secret, response))) return undefined;
      return textIn(parseFields(Buffer.from(response, 'base64').toString('utf8')), 'orderId');
    },
  };
}
