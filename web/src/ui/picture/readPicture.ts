import { checkPicture, OPENED_MEGABYTES, pictureType, formatMessage, type PictureUse } from '@galla/domain';
import { openPicture } from './shrink.ts';

/** A chosen picture, for preview and cropping. */
export interface ChosenPicture {
  /** An object URL; its owner must revoke it. */
  url: string;
  image: HTMLImageElement;
}

/** JPEG and PNG are recognised by their first eight bytes. */
const HEAD = 8;

/**
 * Reads a chosen file or photo. Photos may exceed the upload limit because they are shrunk first (`shrink`); the
 * limit here only protects the device's memory.
 * @returns the picture, or a message about the file (spec 1 §5)
 */
export async function readPicture(use: PictureUse, file: File): Promise<ChosenPicture | { problem: string }> {
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  const problem = checkPicture(use, { type: pictureType(head), size: file.size }, 'file', OPENED_MEGABYTES);
  if (problem?.code === 'PAYLOAD_TOO_LARGE')
    return { problem: formatMessage('files.notOpened', { n: OPENED_MEGABYTES }) };
  if (problem) return { problem: problem.message };
  const url = URL.createObjectURL(file);
  try {
    return { url, image: await openPicture(url) };
  } catch {
    URL.revokeObjectURL(url);
    return { problem: formatMessage('files.notProcessed') };
  }
}
