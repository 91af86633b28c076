import { checkPicture, OPENED_MEGABYTES, pictureType, formatMessage, type PictureUse } from '@galla/domain';
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
 * Reads a file that was chosen or taken. A photo may be larger than what is uploaded: it is made smaller first (`shrink`),
 * so its size counts only where the device could not hold it.
 * @returns the picture, or the sentence of what is wrong with the file (spec 1 §5)
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
