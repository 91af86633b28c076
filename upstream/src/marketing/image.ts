import { checkCampaignImage, problem } from '@galla/domain';
import { claimUpload } from '../files/index.ts';
import { refusedFor, refuseOn } from '../http/refused.ts';
import type { Call } from '../http/route.ts';

type ImageCall = Pick<Call, 'db' | 'caller' | 'now' | 'uploads'>;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The path in a URL from an earlier response, ignoring origin, expiry and signature. */
const pathIn = (address: string): string =>
  (address.split('?')[0] ?? '').replace(/^(https?:\/\/[^/]+)?\/files\//, '');

/**
 * The path of a campaign's image: of the sent file or upload, or the current one.
 * @throws Refused at `image` when there is none, for a missing upload, and for any other URL
 */
export async function imageOf(
  { db, caller, now, uploads }: ImageCall,
  sent: string | null | undefined,
  kept?: string,
): Promise<string> {
  const id = uploads['image'] ?? sent ?? '';
  if (UUID.test(id))
    return claimUpload(db, { id, staffId: caller.staffId, use: 'campaign', field: 'image', now });
  if (id !== '' && pathIn(id) !== kept)
    throw refusedFor(problem('image', 'INVALID_INPUT', 'marketing.imageUnknown'));
  refuseOn(checkCampaignImage(kept !== undefined));
  return kept ?? '';
}
