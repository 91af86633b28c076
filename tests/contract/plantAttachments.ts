import { attachPicture } from '@galla/upstream/testing/billing';
import { uploadPicture } from '@galla/upstream/testing/boutique';
import { globalId, localId } from './ids.ts';
import type { Stack } from './stack.ts';

/** Pictures of a document. */
export interface PlantedAttachments {
  /** An attachment to be deleted. */
  attachment: string;
  /** Uploaded for another attachment. */
  attachmentPicture: string;
}

/** Attaches a picture to a document, and uploads another one. */
export async function plantAttachments({ api, shop }: Stack, document: string): Promise<PlantedAttachments> {
  const { uid } = await attachPicture(api, shop, localId(document));
  return {
    attachment: globalId('DocumentAttachment', uid),
    attachmentPicture: globalId('Upload', await uploadPicture(api, shop, 'attachment')),
  };
}
