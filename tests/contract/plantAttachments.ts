import { attachPicture } from '@galla/upstream/testing/billing';
import { uploadPicture } from '@galla/upstream/testing/boutique';
import { globalId, localId } from './ids.ts';
import type { Stack } from './stack.ts';

/** Pictures of a document. */
export interface PlantedAttachments {
  /** One that hangs on the document, to be deleted. */
  attachment: string;
  /** Uploaded for another one. */
  attachmentPicture: string;
}

/** Hangs a picture on a document, and uploads another one. */
export async function plantAttachments({ api, shop }: Stack, document: string): Promise<PlantedAttachments> {
  const { uid } = await attachPicture(api, shop, localId(document));
  return {
    attachment: globalId('DocumentAttachment', uid),
    attachmentPicture: globalId('Upload', await uploadPicture(api, shop, 'attachment')),
  };
}
