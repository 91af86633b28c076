import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PRINTED } from './pageStyle.ts';
import { printPdf } from './printPdf.ts';

const UNITS_OF_80 = (80 / 25.4) * 72;
const drawn = vi.fn<(page: number, dots: number) => void>();
const destroyed = vi.fn<() => void>();

// Rendering a PDF needs a real canvas.
vi.mock('../pdf/openPdf.ts', () => ({
  openPdf: async (bytes: ArrayBuffer) => {
    if (bytes.byteLength === 0) throw new Error('no PDF');
    return {
      numPages: bytes.byteLength,
      getPage: async (page: number) => ({
        getViewport: ({ scale }: { scale: number }) => ({ width: UNITS_OF_80 * scale, height: 360 * scale }),
        render: ({ canvas }: { canvas: HTMLCanvasElement }) => {
          drawn(page, canvas.width);
          return { promise: Promise.resolve() };
        },
      }),
      destroy: async () => destroyed(),
    };
  },
}));

const print = vi.fn<() => void>();
let styles: string[] = [];

beforeEach(() => {
  styles = [];
  vi.stubGlobal('print', print);
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync = (text: string) => void styles.push(text);
    },
  );
  Object.assign(document, { adoptedStyleSheets: [] });
});
afterEach(() => {
  window.dispatchEvent(new Event('afterprint'));
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const sheets = () => [...document.querySelectorAll<HTMLElement>(`[${PRINTED}] > canvas`)];

test('each page is a sheet of the size of the paper, as fine as printers print', async () => {
  await printPdf(new Blob(['12']));
  expect(print).toHaveBeenCalledTimes(1);
  expect(styles.at(-1)).toContain('@page { size: 80mm 127mm; margin: 0 }');
  expect(drawn.mock.calls).toEqual([
    [1, 945],
    [2, 945],
  ]);
  expect(sheets().map(({ style }) => style.width)).toEqual(['80mm', '80mm']);
  expect(destroyed).toHaveBeenCalledTimes(1);
});

test('nothing of it stays when the printer has it, nor twice when the browser never said so', async () => {
  await printPdf(new Blob(['1']));
  await printPdf(new Blob(['1']));
  expect(sheets()).toHaveLength(1);
  window.dispatchEvent(new Event('afterprint'));
  expect(sheets()).toHaveLength(0);
  expect(document.adoptedStyleSheets).toHaveLength(0);
});

test('what is no PDF is not printed', async () => {
  await expect(printPdf(new Blob([]))).rejects.toThrow('no PDF');
  expect(print).not.toHaveBeenCalled();
});
