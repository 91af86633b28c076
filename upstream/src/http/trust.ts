/**
 * Whose word about the caller's address is taken (X-Forwarded-For): that of whoever calls over the Unix socket -
 * the gateway on the same machine - and of the addresses in the setting.
 */
export function trustedProxies(addresses: readonly string[]): (address: string | undefined) => boolean {
  const trusted = new Set(addresses);
  return (address) => address === undefined || address === '' || trusted.has(address);
}
