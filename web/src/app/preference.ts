/**
 * Preferences of this device (colours, sidebar, single-letter keys) are cookies, not local storage: they contain
 * nothing about the shop, and logging out, which clears the storage, must not change how the screens look. The
 * server never reads them.
 */
export function readPreference(name: string): string | undefined {
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`galla-${name}=`))
    ?.slice(`galla-${name}=`.length);
}

const YEAR_S = 60 * 60 * 24 * 365;

/** Stores a preference for a year; undefined resets it. */
export function writePreference(name: string, value: string | undefined): void {
  const age = value === undefined ? 0 : YEAR_S;
  document.cookie = `galla-${name}=${value ?? ''}; path=/; max-age=${age}; samesite=lax`;
}
