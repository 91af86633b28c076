import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { serveSandbox } from '../sandbox/serveSandbox.ts';
import type { Place } from './http.ts';
import { phonePe } from './phonepe.ts';
import { type PaymentProvider, ProviderAway } from './provider.ts';
import { sandboxProvider } from './sandbox.ts';
import type { PaymentSettings } from './settings.ts';
import { hmac } from './signature.ts';

/** The payment service, and the URLs to which it returns people and sends callbacks. */
export interface Payments {
  /** Undefined when payment is not available. */
  readonly provider: PaymentProvider | undefined;
  /** URL to which the browser returns. */
  returnUrl(merchantOrderId: string): string;
  readonly callbackUrl: string;
}

/** Local address of this server. */
function ownPlace(app: FastifyInstance): Place {
  const address: AddressInfo | string | null = app.server.address();
  if (address === null) throw new ProviderAway('The sandbox does not listen yet');
  if (typeof address === 'string') return { socketPath: address };
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[address.address] ?? address.address;
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}` };
}

interface Opening {
  settings: PaymentSettings;
  pepper: string;
  database: Database;
}

async function openProvider(
  app: FastifyInstance,
  { settings, pepper, database }: Opening,
): Promise<PaymentProvider | undefined> {
  const { provider, publicUrl } = settings;
  if (provider.kind === 'none') return undefined;
  if (provider.kind === 'phonepe') return phonePe(provider);
  const secret = hmac(pepper, 'payment sandbox');
  const place = () => ownPlace(app);
  await serveSandbox(app, { database, secret, merchant: place });
  return sandboxProvider({ secret, place, publicUrl });
}

/** Opens the payment service named by the settings; the sandbox is served beside the API. */
export async function openPayments(app: FastifyInstance, opening: Opening): Promise<Payments> {
  const { publicUrl } = opening.settings;
  return {
    provider: await openProvider(app, opening),
    returnUrl: (id) => `${publicUrl}/payment-status?merchantOrderId=${encodeURIComponent(id)}`,
    callbackUrl: `${publicUrl}/payment/callback`,
  };
}
