import { drawLabels, type LabelDrawing } from './drawLabels.ts';

/** What the worker tells: how many pages are done, and at last the PDF, or why there is none. */
export type LabelsAnswer = { done: number } | { pdf: ArrayBuffer } | { failed: string };

/** The library of types knows the window only, where `postMessage` is another. */
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
