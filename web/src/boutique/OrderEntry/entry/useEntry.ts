import { formatMessage, type OrderAmounts } from '@galla/domain';
import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { newKey } from '../../../app/key.ts';
import { toast } from '../../../app/toast/toast.ts';
import { emptyItem, type DraftItem, type OrderDraft, type OrderTerms } from '../draft/orderDraft.ts';
import {
  amountsOf,
  itemOfProblem,
  problemsOf,
  problemsOfItems,
  type OrderProblems,
  type Setting,
} from '../draft/orderProblems.ts';
import { useKeptOrder } from '../draft/useKeptOrder.ts';
import type { StoredOrder } from '../stored/stored.ts';
import { defaultsOf, fetchGarment } from '../shop/garment.ts';
import type { Shop } from '../shop/useShop.ts';
import { focusProblem } from './elements.ts';

/** The dialog that is open. */
export type Asking =
  | 'customer'
  | 'noCustomer'
  | 'remove'
  | 'clear'
  | 'confirm'
  /** The order was created by an earlier attempt whose response was lost, and the draft was changed since. */
  | 'made'
  | Part
  | undefined;

/** The parts of an item beside its fields; each needs a garment. */
export type Part = 'designs' | 'patterns' | 'measurements' | 'addOns' | 'fabrics' | 'stages';

/** The order being entered, with its actions. */
export interface Entry {
  draft: OrderDraft;
  shop: Shop;
  /** The stored state of an edited order; undefined for a new one. */
  before: Setting['before'];
  /** GST in per cent: the shop's, or the rate agreed for the edited order. */
  gst: number;
  amounts: OrderAmounts;
  /** Number of pieces of all items. */
  pieces: number;
  /** Global id of the order being edited; undefined for a new one. */
  edited: string | undefined;
  /** Requires the right to see products. */
  mayChooseFabrics: boolean;
  /** Messages shown at their fields. */
  problems: OrderProblems;
  changed: boolean;
  /** The item on screen, and its index. */
  item: DraftItem;
  at: number;
  /** Index of the design area shown on a phone. */
  area: number;
  showArea: (at: number) => void;
  asking: Asking;
  ask: (what: Asking) => void;
  /** Opens a part of the item, provided a garment is chosen. */
  open: (part: Part) => void;
  setTerms: (terms: Partial<OrderTerms>) => void;
  setItem: (change: Partial<Omit<DraftItem, 'key' | 'garment'>>) => void;
  setCustomer: (customer: NonNullable<OrderDraft['customer']>) => void;
  chooseGarment: (id: string) => void;
  add: () => void;
  duplicate: () => void;
  remove: () => void;
  show: (key: string) => void;
  review: () => void;
  back: () => void;
  /** Validates everything, then asks for confirmation. */
  send: () => void;
  clear: () => void;
  /** Sends it as another order with a new key, because the old key belongs to an order that was created. */
  another: () => void;
  /** The order was sent or discarded. */
  drop: () => void;
  /** Problems found by the server; shown until the draft is changed. */
  reject: (problems: OrderProblems) => void;
}

interface Options {
  shop: Shop;
  /** The order being edited; undefined for a new one. */
  stored: StoredOrder | undefined;
  mayChooseFabrics: boolean;
}

const beforeOf = ({ draft, received }: StoredOrder): Setting['before'] => ({ days: draft, received });

export function useEntry({ shop, stored, mayChooseFabrics }: Options): Entry {
  const before = stored && beforeOf(stored);
  const environment = useRelayEnvironment();
  const { today } = useShopClock();
  const { draft, dispatch, changed, drop } = useKeptOrder(stored?.id, stored?.draft);
  const [asking, ask] = useState<Asking>();
  const [area, setArea] = useState({ of: '', at: 0 });
  const [tried, setTried] = useState<'items' | 'all'>();
  const [rejected, setRejected] = useState<{ draft: OrderDraft; problems: OrderProblems }>();
  const setting: Setting = { today, gst: stored?.gst ?? shop.gst, before };
  const at = Math.max(
    0,
    draft.items.findIndex(({ key }) => key === draft.shown),
  );
  const item = draft.items[at] ?? emptyItem(draft.shown);
  const all = problemsOf(draft, setting);
  const ofItems = problemsOfItems(draft, setting);
  const shown = tried === 'all' ? all : tried === 'items' ? ofItems : {};
  const { discount, advance } = all;
  const live = { ...(discount && { discount }), ...(advance && { advance }) };

  /** Shows the first item with a problem and moves the focus there. */
  const lead = (problems: OrderProblems): void => {
    const key = itemOfProblem(draft, problems);
    if (key !== undefined && key !== draft.shown) dispatch({ type: 'show', key });
    focusProblem(problems);
  };
  const chooseGarment = async (id: string): Promise<void> => {
    const garment = shop.garments.find((one) => one.id === id);
    if (garment === undefined) return;
    const { key } = item;
    dispatch({ type: 'garment', key, garment });
    const found = await fetchGarment(environment, id);
    if (found) dispatch({ type: 'defaults', key, garment: id, ...defaultsOf(found) });
  };
  const withCustomer = (act: () => void): void => {
    if (draft.customer === null) ask('noCustomer');
    else act();
  };
  return {
    draft,
    shop,
    before,
    gst: setting.gst,
    amounts: amountsOf(draft, setting),
    pieces: draft.items.reduce((sum, { quantity }) => sum + quantity, 0),
    edited: stored?.id,
    mayChooseFabrics,
    problems: { ...live, ...shown, ...(rejected?.draft === draft && rejected.problems) },
    changed,
    item,
    at,
    // A different item or garment starts at the first area.
    area: area.of === `${item.key}/${item.garment}` ? area.at : 0,
    showArea: (place) => setArea({ of: `${item.key}/${item.garment}`, at: place }),
    asking,
    ask,
    open: (part) => (item.garment === '' ? toast.info(formatMessage('orderEntry.itemFirst')) : ask(part)),
    setTerms: (terms) => dispatch({ type: 'terms', terms }),
    setItem: (change) => dispatch({ type: 'item', key: item.key, change }),
    setCustomer: (customer) => dispatch({ type: 'customer', customer }),
    chooseGarment: (id) => void chooseGarment(id),
    add: () => withCustomer(() => dispatch({ type: 'add', key: newKey() })),
    duplicate: () => withCustomer(() => dispatch({ type: 'duplicate', of: item.key, key: newKey() })),
    remove: () => dispatch({ type: 'remove', key: item.key, empty: newKey() }),
    show: (key) => dispatch({ type: 'show', key }),
    review: () => {
      if (Object.keys(ofItems).length === 0) {
        setTried(undefined);
        dispatch({ type: 'step', step: 'review' });
        return;
      }
      setTried('items');
      lead(ofItems);
    },
    back: () => dispatch({ type: 'step', step: 'items' }),
    send: () => {
      if (Object.keys(all).length === 0) {
        ask('confirm');
        return;
      }
      setTried('all');
      lead(all);
    },
    clear: () => {
      setTried(undefined);
      dispatch({ type: 'clear', key: newKey(), to: stored?.draft });
    },
    another: () => dispatch({ type: 'another', key: newKey() }),
    drop,
    reject: (problems) => {
      setTried('all');
      setRejected({ draft, problems });
      lead(problems);
    },
  };
}
