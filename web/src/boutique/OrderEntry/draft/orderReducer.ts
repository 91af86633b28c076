import {
  emptyDraft,
  emptyItem,
  type ChosenOption,
  type DraftCustomer,
  type DraftItem,
  type OrderDraft,
  type OrderTerms,
} from './orderDraft.ts';

/** The values that an item takes from its garment. */
export interface ChosenGarment {
  id: string;
  name: string;
  price: number;
}

export type OrderAction =
  | { type: 'customer'; customer: DraftCustomer }
  | { type: 'terms'; terms: Partial<OrderTerms> }
  | { type: 'add'; key: string }
  | { type: 'duplicate'; of: string; key: string }
  | { type: 'remove'; key: string; empty: string }
  | { type: 'show'; key: string }
  | { type: 'item'; key: string; change: Partial<Omit<DraftItem, 'key' | 'garment'>> }
  | { type: 'garment'; key: string; garment: ChosenGarment }
  | {
      type: 'defaults';
      key: string;
      garment: string;
      designs: readonly ChosenOption[];
      addOns: readonly ChosenOption[];
    }
  | { type: 'step'; step: OrderDraft['step'] }
  | { type: 'another'; key: string }
  /** Resets to an empty order, or to the stored order when editing. */
  | { type: 'clear'; key: string; to?: OrderDraft | undefined };

const changeItem = (
  draft: OrderDraft,
  key: string,
  change: (item: DraftItem) => Partial<DraftItem>,
): OrderDraft => ({
  ...draft,
  items: draft.items.map((item) => (item.key === key ? { ...item, ...change(item) } : item)),
});

/** Inserts the copy after its original. The copy is a new item, also when editing. */
function duplicate(draft: OrderDraft, of: string, key: string): OrderDraft {
  const at = draft.items.findIndex((item) => item.key === of);
  const item = draft.items[at];
  if (item === undefined) return draft;
  const copy: DraftItem = { ...item, key, item: undefined };
  return { ...draft, items: draft.items.toSpliced(at + 1, 0, copy), shown: key };
}

/** An order has at least one item: removing the last one leaves an empty one. */
function remove(draft: OrderDraft, key: string, empty: string): OrderDraft {
  const at = draft.items.findIndex((item) => item.key === key);
  if (at === -1) return draft;
  const left = draft.items.toSpliced(at, 1);
  const items = left.length > 0 ? left : [emptyItem(empty)];
  const next = items[Math.min(at, items.length - 1)]?.key ?? empty;
  return { ...draft, items, shown: draft.shown === key ? next : draft.shown };
}

/** Reduces the actions of order entry. Validation is done by `orderProblems`. */
export function orderReducer(draft: OrderDraft, action: OrderAction): OrderDraft {
  switch (action.type) {
    case 'customer':
      return { ...draft, customer: action.customer };
    case 'terms':
      return { ...draft, ...action.terms };
    case 'add':
      return {
        ...draft,
        items: [...draft.items, { ...emptyItem(action.key), toWhom: draft.items.at(-1)?.toWhom ?? '' }],
        shown: action.key,
      };
    case 'duplicate':
      return duplicate(draft, action.of, action.key);
    case 'remove':
      return remove(draft, action.key, action.empty);
    case 'show':
      return { ...draft, shown: action.key, step: 'items' };
    case 'item':
      return changeItem(draft, action.key, () => action.change);
    case 'garment': {
      const { id, name, price } = action.garment;
      // The choices belong to the old garment; recipient, note, quantity and assignments stay.
      return changeItem(draft, action.key, ({ toWhom, note, quantity, assignments, item }) => ({
        ...emptyItem(action.key),
        toWhom,
        note,
        quantity,
        assignments,
        item,
        garment: id,
        name,
        price,
      }));
    }
    case 'defaults':
      return changeItem(draft, action.key, (item) =>
        item.garment === action.garment && item.designs.length === 0
          ? { designs: action.designs, addOns: item.addOns.length === 0 ? action.addOns : item.addOns }
          : {},
      );
    case 'step':
      return { ...draft, step: action.step };
    case 'another':
      return { ...draft, key: action.key };
    default:
      return action.to ? { ...action.to, key: action.key } : emptyDraft(action.key);
  }
}
