import type { ItemKind } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import type { SheetFilter } from './sheetFiles.ts';
import { useDownload } from './useDownload.ts';

interface Props {
  kind: ItemKind;
  /** The filters of the list. */
  filter: SheetFilter;
}

/** Saves the filtered list as a workbook that can be edited and imported again; pressing it again aborts. */
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
