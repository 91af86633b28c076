/**
 * Whose X-Forwarded-For is trusted: callers over the Unix socket, which is the gateway on the same machine, and the
 * addresses in the setting.
 */
export function trustedProxies(addresses: readonly string[]): (address: string | undefined) => boolean {
  const trusted = new Set(addresses);
  return (address) => address === undefined || address === '' || trusted.has(address);
}
