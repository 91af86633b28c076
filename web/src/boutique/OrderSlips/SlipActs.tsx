import { formatMessage, type LabelLayout, type MessageKey } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Drawer } from '@chakra-ui/react/drawer';
import { FileDown, Printer } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../app/pdf/saveFile.ts';
import { toast } from '../../app/toast/toast.ts';
import { useLeaving } from '../../app/useLeaving.ts';
import { DrawFailure, makePdf, PrintedPages, usePrinting } from '../../catalogue/index.ts';
import type { SlipKind } from './slipLayout.ts';

interface Props {
  kind: SlipKind;
  /** Number of the order. */
  number: string;
  layout: LabelLayout;
}

const PDF: Record<SlipKind, MessageKey> = {
  ITEMS: 'slips.itemsPdf',
  CARDS: 'slips.cardsPdf',
  LABELS: 'slips.labelsPdf',
  CUSTOMER: 'slips.customerPdf',
};

/** Prints the preview, or saves it as a PDF. */
export function SlipActs({ kind, number, layout }: Props) {
  const printing = usePrinting(layout);
  const [busy, setBusy] = useState(false);
  const leaving = useLeaving();
  const off = layout.pages.length === 0 || busy;
  const save = async (): Promise<void> => {
    const signal = leaving();
    setBusy(true);
    try {
      const title = `${formatMessage(PDF[kind])} ${number.replaceAll('/', '-')}`;
      saveFile(await makePdf(layout, title, signal, () => undefined));
    } catch (error) {
      if (signal.aborted) return;
      toast.error(
        formatMessage(error instanceof DrawFailure ? 'labels.pdfFailed' : 'labels.generationFailed'),
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <Drawer.Footer justifyContent="flex-start" flexWrap="wrap">
      <Button disabled={off} onClick={printing.print}>
        <Printer strokeWidth={1.75} aria-hidden />
        {formatMessage('shell.print')}
      </Button>
      <Button variant="outline" disabled={off} loading={busy} onClick={() => void save()}>
        <FileDown strokeWidth={1.75} aria-hidden />
        {formatMessage(PDF[kind])}
      </Button>
      {printing.active && <PrintedPages layout={layout} />}
    </Drawer.Footer>
  );
}
