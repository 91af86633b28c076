import { say, type ItemKind } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { FileUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { DownloadButton } from './DownloadButton.tsx';
import type { SheetFilter } from './sheetFiles.ts';

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog }));

interface Props {
  kind: ItemKind;
  /** What the list shows. */
  filter: SheetFilter;
  /** Whether the person may add or change. */
  mayImport: boolean;
  /** Something was imported: the list asks anew and keeps its filters. */
  onImported: () => void;
}

/** Import and Download, in the header of a list. */
export function SheetTools({ kind, filter, mayImport, onImported }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {mayImport && (
        <Button variant="outline" size="sm" px={{ base: '0', md: '3' }} onClick={() => setOpen(true)}>
          <FileUp strokeWidth={1.75} aria-hidden />
          <Span srOnly={{ mdDown: true }}>{say('sheets.import')}</Span>
        </Button>
      )}
      <DownloadButton kind={kind} filter={filter} />
      {open && (
        <Suspense>
          <ImportDialog kind={kind} onClose={() => setOpen(false)} onImported={onImported} />
        </Suspense>
      )}
    </>
  );
}
