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
  /** The filters of the list. */
  filter: SheetFilter;
  /** Whether the user may add or change. */
  mayImport: boolean;
  /** Something was imported: the list is refetched with the same filters. */
  onImported: () => void;
}

/**
 * Import and Download in the header of a list: icons on a tablet, a menu on a phone, which has room for two
 * buttons.
 */
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
