import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { extractText } from 'unpdf';

/** A downloaded PDF. */
export interface DownloadedPdf {
  /** As the browser would save it. */
  name: string;
  text: string;
}

/** Clicks and returns the downloaded PDF. */
export async function downloadPdf(page: Page, click: () => Promise<void>): Promise<DownloadedPdf> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  const bytes = new Uint8Array(await readFile(await download.path()));
  const { text } = await extractText(bytes, { mergePages: true });
  return { name: download.suggestedFilename(), text };
}
