import { problem } from '@galla/domain';
import { claimUpload, thumbnailPath } from '../files/index.ts';
import { refusedFor } from '../http/refused.ts';
import type { Call } from '../http/route.ts';

/** The signed addresses of a stored picture: as it is, and small. */
export interface Addresses {
  image: string | null;
  thumbnail: string | null;
}

/** Makes the addresses of stored pictures. What demo shops share, and what lies elsewhere, has one size. */
export const addressesOf =
  ({ files, now }: Pick<Call, 'files' | 'now'>) =>
  (path: string | null): Addresses => {
    const oneSize = path === null || path.startsWith('shared/') || path.startsWith('https://');
    const small = oneSize ? path : (thumbnailPath('pattern', path) ?? path);
    return { image: files.address(path, now), thumbnail: files.address(small, now) };
  };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The path behind an address that another answer gave, whatever its origin, end and signature. */
const pathIn = (address: string): string =>
  (address.split('?')[0] ?? '').replace(/^(https?:\/\/[^/]+)?\/files\//, '');

/**
 * The path of a picture that a record will have: of an upload, or one of those that it has already, by its address.
 * @throws Refused at `field` for an upload that is gone, and for any other address
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

/** As `claimPicture`, for a record with one picture: left out, it stays; null or empty, there is none from now on. */
export async function claimOnePicture(
  call: Pick<Call, 'db' | 'caller' | 'now'>,
  sent: string | null | undefined,
  kept: string | null,
  field: string,
): Promise<string | null> {
  if (sent === undefined) return kept;
  return sent === null || sent === '' ? null : claimPicture(call, sent, [kept], field);
}
