import { fitsAsTyped, type ItemKind } from '@galla/domain';
import { useMemo, useState } from 'react';
import { useAddress, type When } from '../app/router/useAddress.ts';
import { useLocalPage, type Pagination } from '../list/index.ts';
import { useShelves } from './local/catalogue.ts';
import type { CatalogueEntry } from './local/entry.ts';
import { findEntries } from './local/findEntries.ts';
import { useBazaar } from './local/useBazaar.ts';
import { useAsk } from './useAsk.ts';

/** Rows of a page (spec 2 §9). */
const PAGE_SIZE = 10;

const DEFAULTS = { tab: '', search: '', category: '', page: '1' };

export interface Browsing {
  /** The kinds on screen; the tab of all kinds shows more than one. */
  kinds: readonly ItemKind[];
  /** Entries of `kinds`. */
  entries: readonly CatalogueEntry[];
  text: string;
  /** Whether a response is pending while memory has no match, or only an inexact one. */
  waiting: boolean;
  category: string;
  /** All matches, and those on the page. */
  found: readonly CatalogueEntry[];
  rows: readonly CatalogueEntry[];
  pagination: Pagination;
  /** Index of the keyboard's current row on the page; -1 for none. */
  current: number;
  setCurrent: (row: number) => void;
  chooseKind: (kind: ItemKind | undefined) => void;
  search: (text: string) => void;
  chooseCategory: (category: string) => void;
}

/**
 * State of the catalogue browser: kept in the URL, and updated on every keystroke. Shows all `kinds` until a
 * tab is chosen.
 */
export function useBrowsing(kinds: readonly ItemKind[], pageSize = PAGE_SIZE): Browsing {
  const { values, change } = useAddress(DEFAULTS);
  const { tab, search: text, category, page } = values;
  const [marked, setMarked] = useState<number>();
  const chosen = kinds.filter((kind) => kind.toLowerCase() === tab);
  const shownKinds = chosen.length > 0 ? chosen : kinds;
  const bazaar = useBazaar();
  const { entries, complete } = useShelves(shownKinds);
  const found = useMemo(
    () => findEntries(entries, text, { category, bazaar }),
    [entries, text, category, bazaar],
  );
  const [best] = found;
  const sure = best !== undefined && (text.trim() === '' || fitsAsTyped(best, text, bazaar));
  const waiting = useAsk({ kinds: shownKinds, search: text, category, found: found.length, sure, complete });
  const show = (next: Partial<typeof DEFAULTS>, when?: When): void => {
    setMarked(undefined);
    change({ page: '1', ...next }, when);
  };
  const { rows, pagination } = useLocalPage(found, Number(page), pageSize, (next) =>
    show({ page: String(next) }),
  );
  return {
    kinds: shownKinds,
    entries,
    text,
    waiting,
    category,
    found,
    rows,
    pagination,
    // A search preselects the first match; without one, Enter adds nothing until the user moves.
    current: marked ?? (text.trim() === '' ? -1 : 0),
    setCurrent: setMarked,
    chooseKind: (next) => show({ tab: next?.toLowerCase() ?? '', category: '' }),
    search: (next) => show({ search: next }, 'typed'),
    chooseCategory: (next) => show({ category: next }),
  };
}
