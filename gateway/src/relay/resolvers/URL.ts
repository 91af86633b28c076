import { scalar } from '../scalar.ts';

/** An absolute address; paths of this server from upstream ("/files/…") get their origin from `withOrigin`. */
export const URL = scalar('URL', (text) => (globalThis.URL.canParse(text) ? text : undefined));
