import { drawLabels, type LabelDrawing } from './drawLabels.ts';

/** Messages of the worker: the number of finished pages, and finally the PDF or the failure. */
export type LabelsAnswer = { done: number } | { pdf: ArrayBuffer } | { failed: string };

/** The DOM types only know the window's `postMessage`, which has a different signature. */
const scope = globalThis as unknown as Worker;

const post = (answer: LabelsAnswer, transfer: Transferable[] = []): void =>
  scope.postMessage(answer, { transfer });

scope.addEventListener('message', ({ data }: MessageEvent<LabelDrawing>) => {
  try {
    const pdf = drawLabels(data, (done) => post({ done }));
    post({ pdf }, [pdf]);
  } catch (error) {
    post({ failed: String(error) });
  }
});
