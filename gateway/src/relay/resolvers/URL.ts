import { scalar } from '../scalar.ts';

/** Absolute, or below this server ("/files/…"), which the library's URL refuses. */
export const URL = scalar('URL', (text) =>
  /^\/(?!\/)/.test(text) || globalThis.URL.canParse(text) ? text : undefined,
);
