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

/** Pixels per PDF unit: sharp on a phone as well. */
const SCALE = 2;

const WIDTHS = { PAGE: 'full', THERMAL_80: 'slip', THERMAL_58: 'slip.narrow' } as const;

/** Paper is white in dark mode too; a slip is shown narrower than a page. */
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

/** One page of a PDF, rendered to a canvas. */
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
    // A rendering cancelled by a newer one rejects, which is not a failure.
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
