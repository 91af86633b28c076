import type { LabelLayout } from '@galla/domain';
import type { LabelDrawing } from './drawLabels.ts';
import type { LabelsAnswer } from './labels.worker.ts';
import { picturesOf } from './pictures.ts';

const FONTS = {
  400: new URL('fonts/noto-sans-400.ttf', import.meta.url),
  600: new URL('fonts/noto-sans-600.ttf', import.meta.url),
};

async function fontText(url: URL, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`Font: ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** The labels could not be drawn; a retry would fail in the same way. */
export class DrawFailure extends Error {
  override readonly name = 'DrawFailure';
}

/** Draws in a worker to keep the UI responsive; aborting terminates the worker. */
function drawInWorker(
  drawing: LabelDrawing,
  signal: AbortSignal,
  onPage: (done: number) => void,
): Promise<ArrayBuffer> {
  const worker = new Worker(new URL('./labels.worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<ArrayBuffer>();
  const giveUp = (): void => reject(signal.reason as Error);
  signal.addEventListener('abort', giveUp);
  worker.addEventListener('error', () => reject(new Error('The worker failed')));
  worker.addEventListener('message', ({ data }: MessageEvent<LabelsAnswer>) => {
    if ('pdf' in data) resolve(data.pdf);
    else if ('failed' in data) reject(new DrawFailure(data.failed));
    else onPage(data.done);
  });
  worker.postMessage(drawing, { transfer: [] });
  return promise.finally(() => {
    signal.removeEventListener('abort', giveUp);
    worker.terminate();
  });
}

/** Returns the labels as a PDF. Rejects if that fails, and with the signal's reason if aborted. */
export async function makePdf(
  layout: LabelLayout,
  title: string,
  signal: AbortSignal,
  onPage: (done: number) => void,
): Promise<File> {
  const [regular, semibold, pictures] = await Promise.all([
    fontText(FONTS[400], signal),
    fontText(FONTS[600], signal),
    picturesOf(layout),
  ]);
  signal.throwIfAborted();
  const drawing = { layout, title, fonts: { 400: regular, 600: semibold }, pictures };
  const bytes = await drawInWorker(drawing, signal, onPage);
  return new File([bytes], `${title}.pdf`, { type: 'application/pdf' });
}
