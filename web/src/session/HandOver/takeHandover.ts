/** The code from the address, until the screen takes it. */
let code: string | undefined;

/**
 * Removes `?access_token=` from any address before other code sees it, so that no history entry, log or referrer
 * contains it (spec 1 §2; the value is a single-use code). The screen `/auth` then exchanges it.
 */
export function clearHandover(): void {
  const given = new URLSearchParams(location.search).get('access_token');
  if (given === null) return;
  code = given;
  history.replaceState(null, '', '/auth');
}

/** Whether there is a code to exchange. */
export const hasHandover = (): boolean => code !== undefined;

/** Returns the code once. */
export function takeHandover(): string | undefined {
  const taken = code;
  code = undefined;
  return taken;
}
