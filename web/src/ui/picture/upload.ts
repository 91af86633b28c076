import type { PictureUse } from '@galla/domain';
import { notJson } from '../../app/graph/failure.ts';
import { newKey } from '../../app/key.ts';
import { sendForm } from '../../app/send/sendForm.ts';

/** An upload, which the server keeps for an hour until an input references it. */
export interface Uploaded {
  id: string;
  /** URL for preview. */
  url: string;
  width: number;
  height: number;
}

const isUploaded = (body: unknown): body is Uploaded =>
  typeof body === 'object' && body !== null && 'id' in body && 'url' in body;

interface Sending {
  use: PictureUse;
  picture: Blob;
  /** Share sent, 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** Uploads a picture. Rejects as `sendForm` does. */
export async function upload({ use, picture, ...sending }: Sending): Promise<Uploaded> {
  const body = new FormData();
  body.set('file', picture, 'picture.jpg');
  const answer = await sendForm({ url: `/uploads?use=${use}`, body, ...sending });
  if (!isUploaded(answer)) throw notJson(newKey());
  return answer;
}
