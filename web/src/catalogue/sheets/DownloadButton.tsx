import { say, type ItemKind } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { FileDown, X } from 'lucide-react';
import { fetchExport, type SheetFilter } from './sheetFiles.ts';
import { useSaving } from './useSaving.ts';

interface Props {
  kind: ItemKind;
  /** What the list shows, or the ids of what is selected in it. */
  filter: SheetFilter;
}

/** Saves what the list shows as a workbook, which can be changed and imported again; pressed again it gives up. */
export function DownloadButton({ kind, filter }: Props) {
  const { save, busy, cancel } = useSaving();
  const download = (): void =>
    void save((signal) => fetchExport(kind, filter, signal), 'sheets.exportFailed');
  const Icon = busy ? X : FileDown;
  return (
    <Button
      variant="outline"
      size="sm"
      px={{ base: '0', lg: '3' }}
      aria-busy={busy}
      onClick={busy ? cancel : download}
    >
      <Icon strokeWidth={1.75} aria-hidden />
      <Span srOnly={{ lgDown: true }} aria-live="polite">
        {busy ? say('sheets.cancelDownload') : say('sheets.download')}
      </Span>
    </Button>
  );
}
