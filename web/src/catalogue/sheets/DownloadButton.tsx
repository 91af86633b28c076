import type { ItemKind } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import type { SheetFilter } from './sheetFiles.ts';
import { useDownload } from './useDownload.ts';

interface Props {
  kind: ItemKind;
  /** What the list shows. */
  filter: SheetFilter;
}

/** Saves what the list shows as a workbook, which can be changed and imported again; pressed again it gives up. */
export function DownloadButton({ kind, filter }: Props) {
  const { busy, Icon, says, press } = useDownload(kind, filter);
  return (
    <Button variant="outline" size="sm" px={{ base: '0', lg: '3' }} aria-busy={busy} onClick={press}>
      <Icon strokeWidth={1.75} aria-hidden />
      <Span srOnly={{ lgDown: true }} aria-live="polite">
        {says}
      </Span>
    </Button>
  );
}
