import type { Paise } from '@galla/domain';
import type { StageAmounts } from '../../stagePrices/amounts.ts';

/** What happens to an option's picture on save. */
export type PictureChange = { kind: 'chosen'; id: string; url: string } | { kind: 'removed' };

/** The editable values of an option. */
export interface OptionValues {
  name: string;
  /** Null while the typed text is not a valid amount. */
  price: Paise | null;
  stagePrices: StageAmounts;
  picture: PictureChange | null;
  /**
   * Used by add-ons only, where each is a default on its own. In other areas the area holds its one default.
   */
  isDefault: boolean;
}

/** An option that is not saved yet. */
export interface NewOption extends OptionValues {
  /** Assigned by this page; replaced by the server's id on save. */
  id: string;
  area: string;
}

/** Unsaved changes to the designs of a garment. Stored on the device in this shape. */
export interface Draft {
  added: readonly NewOption[];
  /** Keyed by the options' global ids. */
  changes: Readonly<Record<string, Partial<OptionValues>>>;
  /** The newly chosen default of each area where it was changed. */
  defaults: Readonly<Record<string, string>>;
  /** By area: the ids of all its options in order, new ones included. */
  orders: Readonly<Record<string, readonly string[]>>;
}

export const NOTHING: Draft = { added: [], changes: {}, defaults: {}, orders: {} };

/** Whether a stored draft, perhaps of an older version, can be restored. */
export function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { added, changes, defaults, orders } = value as Partial<Record<keyof Draft, unknown>>;
  return Array.isArray(added) && [changes, defaults, orders].every((one) => typeof one === 'object');
}

export type Act =
  | { do: 'add'; id: string; area: string }
  | { do: 'change'; id: string; values: Partial<OptionValues> }
  | { do: 'choose'; id: string; area: string }
  | { do: 'order'; area: string; ids: readonly string[] }
  | { do: 'remove'; id: string }
  /** New options were saved under these ids. */
  | { do: 'added'; ids: Readonly<Record<string, string>> }
  /** All changes to stored options were saved. */
  | { do: 'updated' };

const without = <V>(record: Readonly<Record<string, V>>, gone: (id: string, value: V) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([id, value]) => !gone(id, value)));

const mapValues = <V, W>(record: Readonly<Record<string, V>>, map: (value: V) => W): Record<string, W> =>
  Object.fromEntries(Object.entries(record).map(([id, value]) => [id, map(value)]));

const isAdded = ({ added }: Draft, id: string): boolean => added.some((one) => one.id === id);

/** Returns the draft after the given act. */
export function drafted(draft: Draft, act: Act): Draft {
  const { added, changes, defaults, orders } = draft;
  switch (act.do) {
    case 'add': {
      const { id, area } = act;
      const begun = { id, area, name: '', price: 0, stagePrices: {}, picture: null, isDefault: false };
      return { ...draft, added: [...added, begun] };
    }
    case 'change':
      return isAdded(draft, act.id)
        ? { ...draft, added: added.map((one) => (one.id === act.id ? { ...one, ...act.values } : one)) }
        : { ...draft, changes: { ...changes, [act.id]: { ...changes[act.id], ...act.values } } };
    case 'choose':
      return { ...draft, defaults: { ...defaults, [act.area]: act.id } };
    case 'order':
      return { ...draft, orders: { ...orders, [act.area]: act.ids } };
    case 'remove':
      return {
        added: added.filter(({ id }) => id !== act.id),
        changes: without(changes, (id) => id === act.id),
        defaults: without(defaults, (_, id) => id === act.id),
        orders: mapValues(orders, (ids) => ids.filter((id) => id !== act.id)),
      };
    case 'added':
      return {
        added: [],
        changes,
        // A new option that was chosen as default is stored as the default now.
        defaults: without(defaults, (_, id) => id in act.ids),
        orders: {},
      };
    case 'updated':
      return { ...draft, changes: {}, defaults: without(defaults, (_, id) => !isAdded(draft, id)) };
    default:
      return draft;
  }
}
