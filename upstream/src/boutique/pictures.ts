import { problem } from '@galla/domain';
import { claimUpload, thumbnailPath } from '../files/index.ts';
import { refusedFor } from '../http/refused.ts';
import type { Call } from '../http/route.ts';

/** Signed URLs of a stored picture: original and thumbnail. */
export interface Addresses {
  image: string | null;
  thumbnail: string | null;
}

/** Makes the URLs of stored pictures. Shared demo pictures and external ones have a single size. */
export const addressesOf =
  ({ files, now }: Pick<Call, 'files' | 'now'>) =>
  (path: string | null): Addresses => {
    const oneSize = path === null || path.startsWith('shared/') || path.startsWith('https://');
    const small = oneSize ? path : (thumbnailPath('pattern', path) ?? path);
    return { image: files.address(path, now), thumbnail: files.address(small, now) };
  };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The path in a URL from an earlier response, ignoring origin, expiry and signature. */
const pathIn = (address: string): string =>
  (address.split('?')[0] ?? '').replace(/^(https?:\/\/[^/]+)?\/files\//, '');

/**
 * The path of a record's new picture: of an upload, or of an existing picture given by its URL.
 * @throws Refused at `field` for a missing upload, and for any other URL
 */
export async function claimPicture(
  { db, caller, now }: Pick<Call, 'db' | 'caller' | 'now'>,
  sent: string,
  kept: readonly (string | null)[],
  field: string,
): Promise<string> {
  if (UUID.test(sent))
    return claimUpload(db, { id: sent, use: 'pattern', staffId: caller.staffId, field, now });
  const path = kept.find((one) => one !== null && (one === sent || one === pathIn(sent)));
  if (path == null) throw refusedFor(problem(field, 'INVALID_INPUT', 'designs.imageUnknown'));
  return path;
}

/** Like `claimPicture` for a record with one picture: undefined keeps it, null or empty removes it. */
export async function claimOnePicture(
  call: Pick<Call, 'db' | 'caller' | 'now'>,
  sent: string | null | undefined,
  kept: string | null,
  field: string,
): Promise<string | null> {
  if (sent === undefined) return kept;
  return sent === null || sent === '' ? null : claimPicture(call, sent, [kept], field);
}
