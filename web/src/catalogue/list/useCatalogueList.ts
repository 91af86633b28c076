import type { ItemKind } from '@galla/domain';
import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import { useAddress } from '../../app/router/useAddress.ts';
import { useWide } from '../../ui/useWide.ts';
import { refreshCatalogue } from '../local/catalogue.ts';
import { DEFAULTS, variablesOf, type ChangeList, type Shown } from './address.ts';
import type { KeptPage, ListedItem } from './listedItem.ts';
import { useListActs, type ListActs } from './useListActs.ts';
import { useSaved, type Saved } from './useSaved.ts';
import { useSelection, type Selection } from './useSelection.ts';

/** What stands in the address by this name, with the id of an item. */
export type Panel = 'open' | 'edit' | 'picture' | 'stockOf' | 'variants' | 'points';

/** What a list of products or services is doing: what it shows, what is chosen, what is being written. */
export interface CatalogueList<Item extends ListedItem = ListedItem> {
  kind: ItemKind;
  shown: Shown;
  change: ChangeList;
  /** Another page is on its way. */
  busy: boolean;
  selection: Selection;
  acts: ListActs;
  open: (id: string) => void;
  close: () => void;
  /** Opens an item, its form, its picture, or its stock. */
  openPanel: (panel: Panel, id: string) => void;
  /** Closes what lies over the list, as Back would. */
  closePanels: () => void;
  /** Something was saved: the page is asked for again, and what the counter keeps of the catalogue. */
  refresh: () => void;
  /** The same, and the list turns to where that item stands now and marks it. */
  showSaved: (id: string) => void;
  saved: Saved | undefined;
  /** The products whose labels are printed; undefined while the QR panel is closed. */
  labelled: readonly string[] | undefined;
  setLabelled: (ids: readonly string[] | undefined) => void;
  /** How often something was written. */
  saves: number;
  /** What was shown last: stays in sight when the next page can't be fetched. */
  kept: KeptPage<Item> | undefined;
  keep: (kept: KeptPage<Item>) => void;
}

/** `asked`: the variables of the page that is shown, or on its way. */
export function useCatalogueList<Item extends ListedItem>(
  kind: ItemKind,
  asked: object,
): CatalogueList<Item> {
  const { values: shown, change, undo } = useAddress(DEFAULTS);
  const wide = useWide();
  const selection = useSelection();
  const { revalidate } = useRevalidator();
  const environment = useRelayEnvironment();
  const [saves, setSaves] = useState(0);
  const [labelled, setLabelled] = useState<readonly string[]>();
  const [kept, keep] = useState<KeptPage<Item>>();
  const open = (id: string): void => change({ open: id }, wide ? 'chosen' : 'step');
  // Where the item covers the list, Back closes it.
  const close = (): void => (wide ? change({ open: '' }, 'chosen') : undo({ open: '' }));
  const refresh = (): void => {
    setSaves((before) => before + 1);
    refreshCatalogue(environment, kind);
    void revalidate();
  };
  const { saved, showSaved } = useSaved(kind, shown, change);
  const acts = useListActs({
    kind,
    onWritten: (ids, deleted) => {
      if (deleted) {
        selection.setAll(ids, false);
        if (ids.includes(shown.open)) close();
      }
      refresh();
    },
  });
  return {
    kind,
    shown,
    change,
    busy: JSON.stringify(variablesOf(kind, shown)) !== JSON.stringify(asked),
    selection,
    acts,
    open,
    close,
    closePanels: () => undo({ add: '', edit: '', picture: '', stockOf: '', variants: '', points: '' }),
    openPanel: (panel, id) => (panel === 'open' ? open(id) : change({ [panel]: id }, 'step')),
    refresh,
    showSaved: (id) => {
      refresh();
      showSaved(id);
    },
    saved,
    labelled,
    setLabelled,
    saves,
    kept,
    keep,
  };
}
