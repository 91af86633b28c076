import { say } from '@galla/domain';
import { useSyncExternalStore } from 'react';
import { toast } from '../../app/toast/toast.ts';

/**
 * What was put into the QR panel one by one, until it is printed: global ids of products. It outlives the screen, so
 * that a person can look for the next product; not the page, since labels are a matter of minutes.
 */
let products: readonly string[] = [];
const listeners = new Set<() => void>();

function set(next: readonly string[]): void {
  products = next;
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
  clear: () => void;
}

const add: LabelPanel['add'] = ({ id, title }) => {
  if (products.includes(id)) {
    toast.told(say('labels.alreadyAdded'));
    return;
  }
  set([...products, id]);
  toast.done(say('labels.added', { name: title }));
};

const clear = (): void => set([]);

export function useLabelPanel(): LabelPanel {
  return { products: useSyncExternalStore(subscribe, () => products), add, clear };
}
