import { formatMessage, type ItemKind } from '@galla/domain';
import { toast } from '../../app/toast/toast.ts';
import { useDownload } from '../sheets/useDownload.ts';
import { BulkAct } from '../../list/index.ts';
import { WORDS } from './words.ts';

interface Props {
  kind: ItemKind;
  /** Global ids of the selected items. */
  ids: readonly string[];
}

/** "Download" in the bulk bar: the selected items of all pages as a workbook. Pressing it again aborts. */
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
