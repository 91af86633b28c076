/**
 * The path of a graph URL, to be requested from the server that served this page. The graph returns the public URL,
 * but the page may be opened under another, such as the development server's. URLs made by the browser (blob:) are
 * kept.
 */
export function ownPath(address: string): string {
  const { protocol, pathname, search } = new URL(address, location.origin);
  return protocol === 'http:' || protocol === 'https:' ? pathname + search : address;
}
