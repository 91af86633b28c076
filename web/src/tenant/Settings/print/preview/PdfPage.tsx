import { type BillPaper, formatMessage } from '@galla/domain';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import type { PDFDocumentProxy } from '../../../../app/pdf/openPdf.ts';
import { paperText } from './paperText.ts';

interface Props {
  pdf: PDFDocumentProxy;
  /** From 1. */
  page: number;
  paper: BillPaper;
}

/** Dots for each of the PDF's units: sharp on a phone too. */
const SCALE = 2;

const WIDTHS = { PAGE: 'full', THERMAL_80: 'slip', THERMAL_58: 'slip.narrow' } as const;

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
    <figure aria-label={formatMessage('printing.previewOf', { paper: paperText(paper) })}>
      <Canvas ref={canvas} w={WIDTHS[paper]} />
    </figure>
  );
}
