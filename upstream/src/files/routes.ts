import { extname } from 'node:path';
import { Refused } from '../http/refused.ts';
import { publicRoute, type Route } from '../http/route.ts';
import { file } from './contract.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
};

/** Files by signed address; one that is wrong, over, or leads nowhere is simply not found. */
export const routes: Route[] = [
  publicRoute(file, async ({ params, query, files, now }) => {
    const path = params['*'];
    const bytes = await files.open(path, query.e, query.s, now);
    if (!bytes) throw new Refused('NOT_FOUND');
    return {
      contentType: TYPES[extname(path)] ?? 'application/octet-stream',
      bytes,
      // The address changes before its time is over.
      cacheControl: 'private, max-age=43200, immutable',
    };
  }),
];
