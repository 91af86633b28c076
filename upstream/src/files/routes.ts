import { extname } from 'node:path';
import { problem } from '@galla/domain';
import { Refused, refusedFor } from '../http/refused.ts';
import { publicRoute, type Route, sessionRoute } from '../http/route.ts';
import { file, upload } from './contract.ts';
import { CLAIM_TIME, storeUpload } from './uploads.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
};

/** Files by signed URL and uploads. An invalid or expired URL gets the same 404 as a missing file. */
export const routes: Route[] = [
  publicRoute(file, async ({ params, query, files, now }) => {
    const path = params['*'];
    const bytes = await files.open(path, query.e, query.s, now);
    if (!bytes) throw new Refused('NOT_FOUND');
    return {
      contentType: TYPES[extname(path)] ?? 'application/octet-stream',
      bytes,
      // The URL changes before this expires.
      cacheControl: 'private, max-age=43200, immutable',
    };
  }),

  sessionRoute(upload, async ({ database, files, caller, sent, query, now }) => {
    const bytes = sent['file']?.bytes;
    if (!bytes) throw refusedFor(problem('file', 'INVALID_INPUT', 'files.uploadFailed'));
    const { tenantId, staffId } = caller;
    const stored = await storeUpload(
      { database, files },
      { owner: { tenantId, staffId }, use: query.use, bytes, field: 'file', now },
    );
    return {
      success: true,
      id: stored.id,
      image: files.address(stored.path, now),
      width: stored.width,
      height: stored.height,
      expires_at: new Date(now.getTime() + CLAIM_TIME).toISOString(),
    };
  }),
];
