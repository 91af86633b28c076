import { type PaymentProvider, ProviderAway } from './provider.ts';

/** The URL parameter of a payment page that names the order (spec 3 §7). */
const ORDER = 'merchantOrderId';

/**
 * The URL of a payment page for the browser: on one of the service's own hosts, over TLS unless local, and naming the
 * order.
 * @throws ProviderAway for any other
 */
export function redirectTo(address: string, provider: PaymentProvider, merchantOrderId: string): string {
  const url = URL.parse(address);
  const listed = url !== null && provider.redirectHosts.includes(url.host);
  const secure = url?.protocol === 'https:' || (url?.protocol === 'http:' && provider.name === 'sandbox');
  if (!listed || !secure || url.username !== '' || url.password !== '')
    throw new ProviderAway('The payment service named an address that is not on the list');
  url.searchParams.set(ORDER, merchantOrderId);
  return url.href;
}
