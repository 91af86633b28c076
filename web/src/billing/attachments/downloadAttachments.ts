import { ATTACHMENT_PAUSE } from '@galla/domain';
import { fetchFile } from '../../app/pdf/fetchFile.ts';
import { saveFile } from '../../app/pdf/saveFile.ts';
import type { AttachedFile } from './attachedFile.ts';

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ATTACHMENT_PAUSE);
  });

/** Saves one file to the downloads; resolves with whether it succeeded. */
export async function downloadAttachment({ name, url }: AttachedFile, signal: AbortSignal): Promise<boolean> {
  try {
    saveFile(await fetchFile({ url, signal }, 'application/octet-stream', name));
    return true;
  } catch {
    return false;
  }
}

/**
 * Saves files one after the other, with the specification's pause in between: browsers drop faster downloads.
 * @param onProgress called with the number of processed files, and with each that failed
 */
export async function downloadAttachments(
  files: readonly AttachedFile[],
  signal: AbortSignal,
  onProgress: (done: number, failed: AttachedFile | undefined) => void,
): Promise<void> {
  await files.reduce(async (before, file, at) => {
    await before;
    if (at > 0) await pause();
    if (signal.aborted) return;
    const came = await downloadAttachment(file, signal);
    if (!signal.aborted) onProgress(at + 1, came ? undefined : file);
  }, Promise.resolve());
}
