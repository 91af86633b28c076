import { formatMessage, type ItemKind } from '@galla/domain';
import { QrCode, Store, Tag, Trash2 } from 'lucide-react';
import { toast } from '../../app/toast/toast.ts';
import { BulkAct, BulkBar } from '../../list/index.ts';
import { DownloadAct } from './DownloadAct.tsx';
import { StatusMenu } from './StatusMenu.tsx';
import { MOST_CHOSEN, useAllIds } from './useAllIds.ts';
import type { GraphFilters } from './address.ts';
import type { ListActs } from './useListActs.ts';
import type { Rights } from './rights.ts';
import type { Selection } from '../../list/index.ts';

interface Props {
  kind: ItemKind;
  filters: GraphFilters;
  /** Number of items that match the filters. */
  total: number;
  selection: Selection;
  /** Ids of the rows on the page. */
  shown: readonly string[];
  acts: ListActs;
  rights: Rights;
  /** Opens the QR panel with these products; undefined for services, which have no labels. */
  onLabels?: ((ids: readonly string[]) => void) | undefined;
}

/** The bulk bar of a list of products or services. */
export function ListActsBar({ kind, filters, total, selection, shown, acts, rights, onLabels }: Props) {
  const { findIds, busy } = useAllIds(kind);
  const chosen = [...selection.ids];
  const all = Math.min(total, MOST_CHOSEN);
  const chooseAll = async (): Promise<void> => selection.setAll(await findIds(filters), true);
  return (
    <BulkBar
      count={chosen.length}
      unseen={chosen.filter((id) => !shown.includes(id)).length}
      all={chosen.length < all ? all : undefined}
      busy={busy}
      onAll={() => void chooseAll()}
      onClear={selection.clear}
    >
      {rights.edit && kind === 'PRODUCT' && (
        <BulkAct
          icon={<Store strokeWidth={1.75} aria-hidden />}
          says={formatMessage('list.addToCart')}
          onClick={() => acts.setListed(chosen, true)}
        />
      )}
      {rights.edit && (
        <StatusMenu onStatus={(status) => acts.setStatus(chosen, status)}>
          <BulkAct icon={<Tag strokeWidth={1.75} aria-hidden />} says={formatMessage('list.status')} />
        </StatusMenu>
      )}
      {onLabels && (
        <BulkAct
          icon={<QrCode strokeWidth={1.75} aria-hidden />}
          says={formatMessage('list.labels')}
          onClick={() =>
            chosen.length === 0 ? toast.error(formatMessage('list.noProductChosen')) : onLabels(chosen)
          }
        />
      )}
      <DownloadAct kind={kind} ids={chosen} />
      {rights.remove && (
        <BulkAct
          icon={<Trash2 strokeWidth={1.75} aria-hidden />}
          says={formatMessage('list.delete')}
          onClick={() => acts.askDelete(chosen)}
        />
      )}
    </BulkBar>
  );
}
