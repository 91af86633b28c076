import { formatMessage, type ItemKind } from '@galla/domain';
import { toast } from '../../app/toast/toast.ts';
import { useDownload } from '../sheets/useDownload.ts';
import { BulkAct } from '../../list/index.ts';
import { WORDS } from './words.ts';

interface Props {
  kind: ItemKind;
  /** Global ids of what is selected. */
  ids: readonly string[];
}

/** "Download" of the bulk bar: what is selected, on whatever page it stands, as a workbook; pressed again it gives up. */
export function DownloadAct({ kind, ids }: Props) {
  const { busy, Icon, says, press } = useDownload(kind, { ids });
  return (
    <BulkAct
      icon={<Icon strokeWidth={1.75} aria-hidden />}
      says={says}
      busy={busy}
      onClick={ids.length === 0 ? () => toast.error(formatMessage(WORDS[kind].noneChosen)) : press}
    />
  );
}
