import { checkPicture, pictureType, formatMessage, type PictureUse } from '@galla/domain';
import { openPicture } from './shrink.ts';

/** A chosen picture, to be looked at and cut. */
export interface ChosenPicture {
  /** An address of the browser's own; whoever has it revokes it. */
  url: string;
  image: HTMLImageElement;
}

/** A JPEG and a PNG are told by their first eight bytes. */
const HEAD = 8;

/**
 * Reads a file that was chosen. A photo taken just now may have any size: it is the camera that makes it large, and
 * only what is made of it is sent.
 * @returns the picture, or the sentence of what is wrong with the file (spec 1 §5)
 */
export async function readPicture(
  use: PictureUse,
  file: File,
  from: 'device' | 'camera',
): Promise<ChosenPicture | { problem: string }> {
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  const size = from === 'camera' ? 0 : file.size;
  const problem = checkPicture(use, { type: pictureType(head), size });
  if (problem) return { problem: problem.message };
  const url = URL.createObjectURL(file);
  try {
    return { url, image: await openPicture(url) };
  } catch {
    URL.revokeObjectURL(url);
    return { problem: formatMessage('files.notProcessed') };
  }
}
