import type { Paise } from '@galla/domain';
import type { StageAmounts } from '../../stagePrices/amounts.ts';

/** What happens to the picture of an option when it is saved. */
export type PictureChange = { kind: 'chosen'; id: string; url: string } | { kind: 'removed' };

/** What can be changed of an option before it is saved. */
export interface OptionValues {
  name: string;
  /** Null while what is typed is no amount. */
  price: Paise | null;
  stagePrices: StageAmounts;
  picture: PictureChange | null;
  /** Of an add-on, each of which is a default by itself; elsewhere the area knows its one default. */
  isDefault: boolean;
}

/** An option that is not saved yet. */
export interface NewOption extends OptionValues {
  /** Of this page, until the shop gives it one. */
  id: string;
  area: string;
}

/** What was done to the designs of a garment and is not saved. Kept on the device as it is. */
export interface Draft {
  added: readonly NewOption[];
  /** By the options' global ids. */
  changes: Readonly<Record<string, Partial<OptionValues>>>;
  /** The one default of areas where another one was chosen. */
  defaults: Readonly<Record<string, string>>;
  /** Where new options stand among the saved ones, by area: the ids of all. */
  orders: Readonly<Record<string, readonly string[]>>;
}

export const NOTHING: Draft = { added: [], changes: {}, defaults: {}, orders: {} };

/** Whether something of an older version can be gone on with. */
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
  /** The new ones are saved under these ids. */
  | { do: 'added'; ids: Readonly<Record<string, string>> }
  /** All changes of saved ones are saved. */
  | { do: 'updated' };

const without = <V>(record: Readonly<Record<string, V>>, gone: (id: string, value: V) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([id, value]) => !gone(id, value)));

const mapValues = <V, W>(record: Readonly<Record<string, V>>, map: (value: V) => W): Record<string, W> =>
  Object.fromEntries(Object.entries(record).map(([id, value]) => [id, map(value)]));

const isAdded = ({ added }: Draft, id: string): boolean => added.some((one) => one.id === id);

/** The draft after something was done. */
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
        // A new default is one since it was saved.
        defaults: without(defaults, (_, id) => id in act.ids),
        orders: {},
      };
    case 'updated':
      return { ...draft, changes: {}, defaults: without(defaults, (_, id) => !isAdded(draft, id)) };
    default:
      return draft;
  }
}
