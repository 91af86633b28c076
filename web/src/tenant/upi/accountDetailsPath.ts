/** The screen where the UPI account is entered; `from` is where its Back button and a saved form lead. */
export const accountDetailsPath = (from: string): string =>
  `/account-details?${new URLSearchParams({ from }).toString()}`;

/** Where to go back to: an address of this site only, whoever wrote the link. */
export function returnPath(search: URLSearchParams): string | undefined {
  const from = search.get('from') ?? '';
  return /^\/(?![/\\])/.test(from) ? from : undefined;
}
