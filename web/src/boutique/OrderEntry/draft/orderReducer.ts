import {
  emptyDraft,
  emptyItem,
  type ChosenOption,
  type DraftCustomer,
  type DraftItem,
  type OrderDraft,
  type OrderTerms,
} from './orderDraft.ts';

/** A garment as an item takes it over. */
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
  /** Begins with nothing, or an edit with the order as it was. */
  | { type: 'clear'; key: string; to?: OrderDraft | undefined };

const changeItem = (
  draft: OrderDraft,
  key: string,
  change: (item: DraftItem) => Partial<DraftItem>,
): OrderDraft => ({
  ...draft,
  items: draft.items.map((item) => (item.key === key ? { ...item, ...change(item) } : item)),
});

/** A copy stands behind what it was made of; it is an item of its own, also in an edit. */
function duplicate(draft: OrderDraft, of: string, key: string): OrderDraft {
  const at = draft.items.findIndex((item) => item.key === of);
  const item = draft.items[at];
  if (item === undefined) return draft;
  const copy: DraftItem = { ...item, key, item: undefined };
  return { ...draft, items: draft.items.toSpliced(at + 1, 0, copy), shown: key };
}

/** An order has at least one item: in place of the last one an empty one begins. */
function remove(draft: OrderDraft, key: string, empty: string): OrderDraft {
  const at = draft.items.findIndex((item) => item.key === key);
  if (at === -1) return draft;
  const left = draft.items.toSpliced(at, 1);
  const items = left.length > 0 ? left : [emptyItem(empty)];
  const next = items[Math.min(at, items.length - 1)]?.key ?? empty;
  return { ...draft, items, shown: draft.shown === key ? next : draft.shown };
}

/** What happens to an order while it is entered. Whether it may be sent is for `orderProblems` to say. */
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
      // What was chosen belongs to another garment; for whom, how many and by whom stay.
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
