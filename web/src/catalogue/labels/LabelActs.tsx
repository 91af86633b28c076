import { formatMessage, type LabelLayout } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { HStack } from '@chakra-ui/react/stack';
import { FileArchive, FileDown, Glasses, Printer, QrCode } from 'lucide-react';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { PrintedPages } from './print/PrintedPages.tsx';
import { usePrinting } from './print/usePrinting.ts';
import type { LabelFiles } from './useLabelFiles.ts';

const MADE_NAMES = { powers: 'labels.powers', prescriptions: 'labels.prescriptions' } as const;

interface Props {
  layout: LabelLayout;
  files: LabelFiles;
  /** Whether the selection can be printed. */
  ready: boolean;
}

/** The main action: print labels on paper. */
export function LabelActs({ layout, files, ready }: Props) {
  const printing = usePrinting(layout);
  const { busy } = files;
  const off = !ready || busy !== undefined;
  return (
    <Dialog.Footer justifyContent="flex-start" flexWrap="wrap">
      {busy === 'pdf' && <Progress {...files} />}
      <Button variant="solid" disabled={off} onClick={printing.print}>
        <Printer strokeWidth={1.75} aria-hidden />
        {formatMessage('shell.print')}
      </Button>
      <Button variant="outline" disabled={off} loading={busy === 'pdf'} onClick={files.savePdf}>
        <FileDown strokeWidth={1.75} aria-hidden />
        {formatMessage('labels.pdf')}
      </Button>
      {printing.active && <PrintedPages layout={layout} />}
    </Dialog.Footer>
  );
}

/** Downloads for printing elsewhere. */
export function OtherFiles({ files, ready, hasLenses }: Omit<Props, 'layout'> & { hasLenses: boolean }) {
  const { busy } = files;
  const off = !ready || busy !== undefined;
  return (
    <HStack flexWrap="wrap" gap="2" mt="6">
      <Button variant="ghost" disabled={off} loading={busy === 'codes'} onClick={files.saveCodes}>
        <QrCode strokeWidth={1.75} aria-hidden />
        {formatMessage('labels.codes')}
      </Button>
      <Button
        variant="ghost"
        disabled={off}
        loading={busy === 'labels'}
        onClick={() => files.saveMade('labels')}
      >
        <FileArchive strokeWidth={1.75} aria-hidden />
        {formatMessage('labels.zip')}
      </Button>
      {hasLenses &&
        (['powers', 'prescriptions'] as const).map((kind) => (
          <Button
            key={kind}
            variant="ghost"
            disabled={off}
            loading={busy === kind}
            onClick={() => files.saveMade(kind)}
          >
            <Glasses strokeWidth={1.75} aria-hidden />
            {formatMessage(MADE_NAMES[kind])}
          </Button>
        ))}
    </HStack>
  );
}

function Progress({ done, total, stop }: Pick<LabelFiles, 'done' | 'total' | 'stop'>) {
  const text = formatMessage('labels.progress', { done, total });
  return (
    <HStack w="full" gap="3">
      <Box flex="1">
        <ProgressBar value={done} max={total} aria-label={text} />
        <Box aria-live="polite" textStyle="second" color="fg.muted">
          {text}
        </Box>
      </Box>
      <Button variant="plain" onClick={stop}>
        {formatMessage('labels.stop')}
      </Button>
    </HStack>
  );
}
