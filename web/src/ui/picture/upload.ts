import type { PictureUse } from '@galla/domain';
import { notJson } from '../../app/graph/failure.ts';
import { newKey } from '../../app/key.ts';
import { sendForm } from '../../app/send/sendForm.ts';

/** A picture that the server keeps for an hour, until an input names it. */
export interface Uploaded {
  id: string;
  /** Where it can be looked at. */
  url: string;
  width: number;
  height: number;
}

const isUploaded = (body: unknown): body is Uploaded =>
  typeof body === 'object' && body !== null && 'id' in body && 'url' in body;

interface Sending {
  use: PictureUse;
  picture: Blob;
  /** Parts of it that are sent: 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** Sends a picture to the server. Rejects as `sendForm` does. */
export async function upload({ use, picture, ...sending }: Sending): Promise<Uploaded> {
  const body = new FormData();
  body.set('file', picture, 'picture.jpg');
  const answer = await sendForm({ url: `/uploads?use=${use}`, body, ...sending });
  if (!isUploaded(answer)) throw notJson(newKey());
  return answer;
}
