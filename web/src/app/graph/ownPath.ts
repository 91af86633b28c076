/**
 * The path of an address of the graph, to be asked of the server that this page came from: the graph tells the address
 * that is set for everybody, and a page may be opened at another, such as that of the development server. Addresses
 * that the browser made itself (blob:) stay.
 */
export function ownPath(address: string): string {
  const { protocol, pathname, search } = new URL(address, location.origin);
  return protocol === 'http:' || protocol === 'https:' ? pathname + search : address;
}
