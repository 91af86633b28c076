/** What stood in the address, until the screen takes it. */
let code: string | undefined;

/**
 * Takes `?access_token=` out of any address before anything else looks at it: no history entry, no log and no referrer
 * keeps it (spec 1 §2; the value is a single-use code). What is to be exchanged is then done by the screen `/auth`.
 */
export function clearHandover(): void {
  const given = new URLSearchParams(location.search).get('access_token');
  if (given === null) return;
  code = given;
  history.replaceState(null, '', '/auth');
}

/** Whether there is a code to be exchanged. */
export const hasHandover = (): boolean => code !== undefined;

/** The code, once. */
export function takeHandover(): string | undefined {
  const taken = code;
  code = undefined;
  return taken;
}
