import { formatMessage, type ItemKind } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { FileUp } from 'lucide-react';
import { Suspense, useState } from 'react';
import { usePhone } from '../../ui/useWide.ts';
import { DownloadButton } from './DownloadButton.tsx';
import type { SheetFilter } from './sheetFiles.ts';
import { SheetMenu } from './SheetMenu.tsx';
import { lazyPart } from '../../ui/lazyPart.ts';

const ImportDialog = lazyPart(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog }));

interface Props {
  kind: ItemKind;
  /** What the list shows. */
  filter: SheetFilter;
  /** Whether the person may add or change. */
  mayImport: boolean;
  /** Something was imported: the list asks anew and keeps its filters. */
  onImported: () => void;
}

/** Import and Download, in the header of a list: on a tablet as icons, on a phone in a menu, where it has room for two. */
export function SheetTools({ kind, filter, mayImport, onImported }: Props) {
  const phone = usePhone();
  const [open, setOpen] = useState(false);
  const onImport = mayImport ? () => setOpen(true) : undefined;
  return (
    <>
      {phone ? (
        <SheetMenu kind={kind} filter={filter} onImport={onImport} />
      ) : (
        <>
          {onImport && (
            <Button variant="outline" size="sm" px={{ base: '0', lg: '3' }} onClick={onImport}>
              <FileUp strokeWidth={1.75} aria-hidden />
              <Span srOnly={{ lgDown: true }}>{formatMessage('sheets.import')}</Span>
            </Button>
          )}
          <DownloadButton kind={kind} filter={filter} />
        </>
      )}
      {open && (
        <Suspense>
          <ImportDialog kind={kind} onClose={() => setOpen(false)} onImported={onImported} />
        </Suspense>
      )}
    </>
  );
}
