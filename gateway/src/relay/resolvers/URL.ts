import { scalar } from '../scalar.ts';

/** Absolute; what upstream tells below this server ("/files/…") gets its origin from `withOrigin`. */
export const URL = scalar('URL', (text) => (globalThis.URL.canParse(text) ? text : undefined));
