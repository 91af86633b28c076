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

/** The labels could not be drawn: trying again would end the same way. */
export class DrawFailure extends Error {
  override readonly name = 'DrawFailure';
}

/** Lets a worker draw, so that the screen goes on; giving up ends the worker at once. */
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

/** The labels as a PDF. Rejects when it can't be made, and with the signal's reason when it was given up. */
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
