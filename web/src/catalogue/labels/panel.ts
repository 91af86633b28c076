import { formatMessage } from '@galla/domain';
import { useSyncExternalStore } from 'react';
import { sessionOwner } from '../../app/session/store.ts';
import { toast } from '../../app/toast/toast.ts';
import { rowKey, type LabelRow } from './labelRow.ts';

/** How many labels of each row of a product are wanted, by the row's key. */
type Wanted = ReadonlyMap<string, number>;

interface Panel {
  owner: string;
  /** Global ids of what was put into the QR panel one by one, there or in the list. */
  products: readonly string[];
  /** By product, whichever way the panel was opened with it. */
  wanted: ReadonlyMap<string, Wanted>;
}

/**
 * What the QR panel holds. It outlives the panel and the screen, so that a person can look for the next product or
 * change a price; not the page, since labels are a matter of minutes, and not the session.
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
  /** Adds a product, and tells what became of it: "Already Added" for one that is there (spec 1 §2). */
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

/**
 * The rows of products with as many labels of each as were wanted before; one where that was never said. A variant that
 * was taken out of a product stays out.
 */
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

/** Keeps what an open panel holds after a change: what was added in it joins, and what was taken out is out. */
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
