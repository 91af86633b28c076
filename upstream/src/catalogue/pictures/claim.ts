import type { ItemKind } from '@galla/domain';
import { claimUpload } from '../../files/index.ts';
import type { Call } from '../../http/route.ts';

/** A picture in a request: unchanged, uploaded before or with the call, or removed. */
export interface SentImage {
  image?: string | null | undefined;
  remove_image?: 0 | 1 | undefined;
}

/** The new picture path of an item, null to remove it; undefined keeps the current one. */
export async function claimPicture(
  { db, caller, now, uploads }: Pick<Call, 'db' | 'caller' | 'now' | 'uploads'>,
  kind: ItemKind,
  { image, remove_image: remove }: SentImage,
): Promise<string | null | undefined> {
  const id = uploads['image'] ?? image;
  const use = kind === 'PRODUCT' ? 'product' : 'service';
  if (typeof id === 'string')
    return claimUpload(db, { id, use, staffId: caller.staffId, field: 'image', now });
  return remove === 1 ? null : undefined;
}
