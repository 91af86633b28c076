import type { ItemKind } from '@galla/domain';
import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import { useList, useSelection, type List, type Selection } from '../../list/index.ts';
import { refreshCatalogue } from '../local/catalogue.ts';
import { DEFAULTS, variablesOf, type CatalogueKey } from './address.ts';
import type { ItemPage } from './ListBody.tsx';
import { useListActs, type ListActs } from './useListActs.ts';
import { useSaved, type Saved } from './useSaved.ts';

/** URL parameters that hold an item's id. */
export type Panel = 'open' | 'edit' | 'picture' | 'stockOf' | 'variants' | 'points';

/** The state of a list of products or services: what it shows, what is selected, what is being written. */
export interface CatalogueList<Row = unknown> extends List<CatalogueKey, ItemPage<Row>> {
  kind: ItemKind;
  selection: Selection;
  acts: ListActs;
  /** Opens an item, its form, its picture, or its stock. */
  openPanel: (panel: Panel, id: string) => void;
  /** Closes whatever covers the list, as Back would. */
  closePanels: () => void;
  /** Refetches the page after a save, and the catalogue cached for the counter. */
  refresh: () => void;
  /** Refetches, goes to the page that has the saved item now, and highlights it. */
  showSaved: (id: string) => void;
  saved: Saved | undefined;
  /** Products in the QR panel; undefined while it is closed. */
  labelled: readonly string[] | undefined;
  setLabelled: (ids: readonly string[] | undefined) => void;
  /** Number of writes so far. */
  saves: number;
}

/** `asked`: the variables of the page that is shown or loading. */
export function useCatalogueList<Row>(kind: ItemKind, asked: object): CatalogueList<Row> {
  const list = useList<CatalogueKey, ItemPage<Row>>(DEFAULTS, (filters) => variablesOf(kind, filters), asked);
  const { filters, change, open, close, undo } = list;
  const selection = useSelection();
  const { revalidate } = useRevalidator();
  const environment = useRelayEnvironment();
  const [saves, setSaves] = useState(0);
  const [labelled, setLabelled] = useState<readonly string[]>();
  const refresh = (): void => {
    setSaves((before) => before + 1);
    refreshCatalogue(environment, kind);
    void revalidate();
  };
  const { saved, showSaved } = useSaved(kind, list);
  const acts = useListActs({
    kind,
    onWritten: (ids, deleted) => {
      if (deleted) {
        selection.setAll(ids, false);
        if (ids.includes(filters.open)) close();
      }
      refresh();
    },
  });
  return {
    ...list,
    kind,
    selection,
    acts,
    closePanels: () =>
      undo({ add: '', edit: '', picture: '', stockOf: '', stockVariant: '', variants: '', points: '' }),
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
  };
}
