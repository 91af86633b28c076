/** The screen of the UPI account; `from` is the target of Back and of a saved form. */
export const accountDetailsPath = (from: string): string =>
  `/account-details?${new URLSearchParams({ from }).toString()}`;

/** The address to return to: only an address of this site, because links can be forged. */
export function returnPath(search: URLSearchParams): string | undefined {
  const from = search.get('from') ?? '';
  return /^\/(?![/\\])/.test(from) ? from : undefined;
}
