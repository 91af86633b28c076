import type { ItemKind } from '@galla/domain';
import { useMemo, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { Shelf, type ShelfState } from './Shelf.ts';

export type Catalogue = Readonly<Record<ItemKind, Shelf>>;

/** One catalogue per session, tied to its Relay environment. */
const catalogues = new WeakMap<IEnvironment, Catalogue>();

/** The catalogue of the signed-in user. */
function catalogueOf(environment: IEnvironment): Catalogue {
  const known = catalogues.get(environment);
  if (known !== undefined) return known;
  const made = { PRODUCT: new Shelf(environment, 'PRODUCT'), SERVICE: new Shelf(environment, 'SERVICE') };
  catalogues.set(environment, made);
  return made;
}

/** Starts loading the parts of the catalogue that are missing. */
export function fillCatalogue(environment: IEnvironment): void {
  const { PRODUCT, SERVICE } = catalogueOf(environment);
  void PRODUCT.load();
  void SERVICE.load();
}

const NOTHING: ShelfState = { entries: [], total: 0, complete: true, failure: undefined };

export const useCatalogue = (): Catalogue => catalogueOf(useRelayEnvironment());

export const useShelf = (kind: ItemKind): ShelfState => {
  const shelf = useCatalogue()[kind];
  return useSyncExternalStore(shelf.subscribe, shelf.state);
};

/** The shelves of several kinds as one, in the order of the kinds. */
export function useShelves(kinds: readonly ItemKind[]): ShelfState {
  const states = { PRODUCT: useShelf('PRODUCT'), SERVICE: useShelf('SERVICE') };
  const [one, other] = kinds.map((kind) => states[kind]);
  return useMemo(() => {
    if (one === undefined || other === undefined) return one ?? NOTHING;
    return {
      entries: [...one.entries, ...other.entries],
      total: one.total === undefined || other.total === undefined ? undefined : one.total + other.total,
      complete: one.complete && other.complete,
      failure: one.failure ?? other.failure,
    };
  }, [one, other]);
}

/** Reloads the catalogue in memory and on the device after items were added, deleted or imported. */
export function refreshCatalogue(environment: IEnvironment, kind: ItemKind): void {
  const known = catalogues.get(environment);
  // If no screen has used it yet, it will be loaded when one does.
  if (known !== undefined) void known[kind].refresh();
}
