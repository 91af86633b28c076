import { formatMessage } from '@galla/domain';
import { useSyncExternalStore } from 'react';
import { sessionOwner } from '../../app/session/store.ts';
import { toast } from '../../app/toast/toast.ts';
import { rowKey, type LabelRow } from './labelRow.ts';

/** Number of labels by row key. */
type Wanted = ReadonlyMap<string, number>;

interface Panel {
  owner: string;
  /** Global ids of the products added one by one, in the panel or in the list. */
  products: readonly string[];
  /** By product, however the panel was opened with it. */
  wanted: ReadonlyMap<string, Wanted>;
}

/**
 * State of the QR panel. It outlives the panel and the screen, so that the user can look up another product
 * or change a price in between. It does not outlive the page or the session.
 */
let panel: Panel = { owner: '', products: [], wanted: new Map() };
const listeners = new Set<() => void>();

function current(): Panel {
  const owner = sessionOwner();
  if (panel.owner !== owner) panel = { owner, products: [], wanted: new Map() };
  return panel;
}

function set(changes: Partial<Panel>): void {
  panel = { ...current(), ...changes };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export interface LabelPanel {
  products: readonly string[];
  /** Adds a product and shows a toast: "Already Added" if it was there (spec 1 §2). */
  add: (product: { id: string; title: string }) => void;
}

const add: LabelPanel['add'] = ({ id, title }) => {
  const { products } = current();
  if (products.includes(id)) {
    toast.info(formatMessage('labels.alreadyAdded'));
    return;
  }
  set({ products: [...products, id] });
  toast.success(formatMessage('labels.added', { name: title }));
};

export function useLabelPanel(): LabelPanel {
  return { products: useSyncExternalStore(subscribe, () => current().products), add };
}

/** Applies earlier quantities to rows; default 1. A variant that was removed from a product stays removed. */
export function asWanted(rows: readonly LabelRow[]): readonly LabelRow[] {
  const { wanted } = current();
  const quantityOf = (row: LabelRow) => wanted.get(row.product)?.get(rowKey(row));
  const known = productsOf(rows.filter((row) => quantityOf(row) !== undefined));
  return rows.flatMap((row) => {
    const quantity = quantityOf(row);
    if (quantity !== undefined) return [{ ...row, quantity }];
    return known.has(row.product) ? [] : [row];
  });
}

const productsOf = (rows: readonly LabelRow[]): Set<string> => new Set(rows.map(({ product }) => product));

/** Stores the rows of the open panel after a change: added products are added, removed ones are removed. */
export function keepRows(before: readonly LabelRow[], after: readonly LabelRow[]): void {
  const { products, wanted } = current();
  const [had, has] = [productsOf(before), productsOf(after)];
  const isLeft = (product: string): boolean => has.has(product) || !had.has(product);
  const kept = new Map([...wanted].filter(([product]) => isLeft(product)));
  for (const [product, rows] of Map.groupBy(after, (row) => row.product))
    kept.set(product, new Map(rows.map((row) => [rowKey(row), row.quantity])));
  const added = [...has].filter((product) => !had.has(product) && !products.includes(product));
  set({ products: [...products.filter(isLeft), ...added], wanted: kept });
}
