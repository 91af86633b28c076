import { ATTACHMENT_PAUSE } from '@galla/domain';
import { fetchFile } from '../../app/pdf/fetchFile.ts';
import { saveFile } from '../../app/pdf/saveFile.ts';
import type { AttachedFile } from './attachedFile.ts';

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ATTACHMENT_PAUSE);
  });

/** Saves one file among the downloads; resolves with whether it came. */
export async function downloadAttachment({ name, url }: AttachedFile, signal: AbortSignal): Promise<boolean> {
  try {
    saveFile(await fetchFile({ url, signal }, 'application/octet-stream', name));
    return true;
  } catch {
    return false;
  }
}

/**
 * Saves files one after the other, with the specification's pause between two: browsers drop what comes faster.
 * @param onProgress hears how many are through, and of each that did not come
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
