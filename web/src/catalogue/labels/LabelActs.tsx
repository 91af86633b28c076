import { say, type LabelLayout, type LabelOptions, type QrSettings } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { HStack } from '@chakra-ui/react/stack';
import { FileArchive, FileDown, Printer, QrCode } from 'lucide-react';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import type { LabelRow } from './labelRow.ts';
import { PrintedPages } from './print/PrintedPages.tsx';
import { usePrinting } from './print/usePrinting.ts';
import { useLabelFiles } from './useLabelFiles.ts';

interface Props {
  rows: readonly LabelRow[];
  options: LabelOptions;
  look: QrSettings;
  layout: LabelLayout;
  /** Whether what is chosen can be printed. */
  ready: boolean;
}

/** What becomes of the labels: printed, or saved as files. */
export function LabelActs({ rows, options, look, layout, ready }: Props) {
  const printing = usePrinting(layout);
  const files = useLabelFiles({ rows, options, look, layout });
  const { busy } = files;
  const off = !ready || busy !== undefined;
  return (
    <Dialog.Footer justifyContent="flex-start" flexWrap="wrap">
      {busy === 'pdf' && <Progress {...files} />}
      <Button variant="solid" disabled={off} onClick={printing.print}>
        <Printer strokeWidth={1.75} aria-hidden />
        {say('shell.print')}
      </Button>
      <Button disabled={off} loading={busy === 'pdf'} onClick={files.savePdf}>
        <FileDown strokeWidth={1.75} aria-hidden />
        {say('labels.pdf')}
      </Button>
      <Button variant="ghost" disabled={off} loading={busy === 'codes'} onClick={files.saveCodes}>
        <QrCode strokeWidth={1.75} aria-hidden />
        {say('labels.codes')}
      </Button>
      <Button variant="ghost" disabled={off} loading={busy === 'zip'} onClick={files.saveZip}>
        <FileArchive strokeWidth={1.75} aria-hidden />
        {say('labels.zip')}
      </Button>
      {printing.active && <PrintedPages layout={layout} />}
    </Dialog.Footer>
  );
}

function Progress({ done, total, stop }: Pick<ReturnType<typeof useLabelFiles>, 'done' | 'total' | 'stop'>) {
  const text = say('labels.progress', { done, total });
  return (
    <HStack w="full" gap="3">
      <Box flex="1">
        <ProgressBar value={done} max={total} aria-label={text} />
        <Box aria-live="polite" textStyle="second" color="fg.muted">
          {text}
        </Box>
      </Box>
      <Button variant="plain" onClick={stop}>
        {say('labels.stop')}
      </Button>
    </HStack>
  );
}
