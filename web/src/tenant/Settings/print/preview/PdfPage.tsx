import { say } from '@galla/domain';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import type { Paper } from './fetchPreview.ts';
import type { PDFDocumentProxy } from './openPdf.ts';

interface Props {
  pdf: PDFDocumentProxy;
  /** From 1. */
  page: number;
  paper: Paper;
}

/** Dots for each of the PDF's units: sharp on a phone too. */
const SCALE = 2;

/** Paper is white in the dark too, and a slip is narrower than a page, as it is on the counter. */
const Canvas = chakra('canvas', {
  base: {
    display: 'block',
    maxW: 'full',
    mx: 'auto',
    bg: 'white',
    border: '1px solid',
    borderColor: 'border',
  },
});

/** One page of a PDF, as a printer would draw it. */
export function PdfPage({ pdf, page, paper }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let task: { cancel: () => void; promise: Promise<void> } | undefined;
    let gone = false;
    const draw = async (): Promise<void> => {
      const sheet = await pdf.getPage(page);
      if (gone || canvas.current === null) return;
      const viewport = sheet.getViewport({ scale: SCALE });
      canvas.current.width = viewport.width;
      canvas.current.height = viewport.height;
      task = sheet.render({ canvas: canvas.current, viewport });
      await task.promise;
    };
    // A drawing that was given up for a newer one rejects; there is nothing to tell.
    draw().catch(() => undefined);
    return () => {
      gone = true;
      task?.cancel();
    };
  }, [pdf, page]);
  return (
    <figure aria-label={say('printing.previewOf', { paper: say(`printing.${paper}`) })}>
      <Canvas ref={canvas} w={paper === 'slip' ? 'slip' : 'full'} />
    </figure>
  );
}
