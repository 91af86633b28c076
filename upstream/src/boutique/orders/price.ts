import {
  checkOrderDiscount,
  fitsMoney,
  orderAmounts,
  type OrderAmounts,
  orderItemTotal,
  type Paise,
  problem,
  type Problem,
  rupees,
} from '@galla/domain';
import { paiseOf } from '../../db/numeric.ts';
import { Refused, refusedFor, refuseOn } from '../../http/refused.ts';
import { agreeFabrics, priceOfFabrics } from '../fabrics/agreed.ts';
import type { PricedItem, SentItem, SentOrder, StoredDesign, StoredItem, StoredPattern } from './draft.ts';
import type { Masters } from './masters.ts';

const sum = (rows: readonly { price: string }[]): Paise =>
  rows.reduce((total, { price }) => total + paiseOf(price), 0);

const gone = (field: string): Problem => problem(field, 'INVALID_INPUT', 'orderRule.gone');

/** Designs as agreed before, else from the shop's current ones. */
function designsOf(item: SentItem, before: StoredItem | undefined, masters: Masters, field: string) {
  const problems: Problem[] = [];
  const designs = item.designs.flatMap(({ id }, n): StoredDesign[] => {
    const kept = before?.designs.find((one) => one.id === id);
    const option = masters.options.get(id);
    if (kept) return [kept];
    if (option && !option.isAddOn) {
      const { area, name, price, stages } = option;
      return [{ id, area, name, price, ...(stages.length > 0 && { stages }) }];
    }
    problems.push(gone(`${field}.design.design_areas.${n}.id`));
    return [];
  });
  const areas = designs.map(({ area }) => area);
  const twice = areas.find((area, n) => areas.indexOf(area) !== n);
  if (twice !== undefined)
    problems.push(problem(`${field}.design`, 'INVALID_INPUT', 'orderRule.oneDesign', { area: twice }));
  return { designs, problems };
}

/** Add-ons at the shop's price, the agreed one, or the one entered for this order. */
function addOnsOf(item: SentItem, before: StoredItem | undefined, masters: Masters, field: string) {
  const problems: Problem[] = [];
  const addOns = item.addOns.flatMap(({ id, name, price }, n): StoredDesign[] => {
    const kept = before?.addOns.find((one) => id !== undefined && one.id === id);
    const option = id === undefined ? undefined : masters.options.get(id);
    const known = kept ?? option;
    const amount = price ?? (known && paiseOf(known.price));
    const stages = known?.stages ?? [];
    if (id !== undefined && !kept && !option?.isAddOn) {
      problems.push(gone(`${field}.add_ons.${n}.id`));
      return [];
    }
    if (!amount || (!known && !name)) {
      problems.push(problem(`${field}.add_ons.${n}.price`, 'INVALID_INPUT', 'orderRule.addOnName'));
      return [];
    }
    return [
      {
        id: id ?? null,
        area: known?.area ?? 'Add-ons',
        name: known?.name ?? name,
        price: rupees(amount),
        ...(stages.length > 0 && { stages }),
      },
    ];
  });
  return { addOns, problems };
}

/**
 * Patterns as agreed before, else from the shop's current ones; custom ones as sent, with images still to be claimed.
 */
function patternsOf(item: SentItem, before: StoredItem | undefined, masters: Masters, field: string) {
  const problems: Problem[] = [];
  const chosen = item.patternIds.flatMap((id, n): StoredPattern[] => {
    const kept = before?.patterns.find((one) => one.id === id);
    const pattern = masters.patterns.get(id);
    if (kept) return [kept];
    if (pattern) {
      const { name, price, images, stages } = pattern;
      return [{ id, name, price, images, stages }];
    }
    problems.push(gone(`${field}.pattern_id.${n}`));
    return [];
  });
  const agreed = before?.patterns.flatMap(({ stages }) => stages) ?? [];
  // A stage sent by its former name, or by the id of a deleted stage, refers to the agreed one.
  const stageOf = ({ stage, stageId }: SentItem['customPatterns'][number]['stages'][number]) =>
    stageId === undefined
      ? agreed.find((then) => then.stage === stage || then.stageId === stage)
      : { stage, stageId };
  const custom = item.customPatterns.map(({ name, price, images, stages }): StoredPattern => ({
    id: null,
    name,
    price: rupees(price),
    images,
    stages: stages.map((sent) => ({
      stage: stageOf(sent)?.stage ?? sent.stage,
      stageId: stageOf(sent)?.stageId,
      amount: rupees(sent.amount),
    })),
  }));
  return { patterns: [...chosen, ...custom], problems };
}

/**
 * The items with names and prices: what was agreed before stays, everything else is from the shop's current data
 * (spec 3 §9).
 */
export function priceItems(
  items: readonly SentItem[],
  masters: Masters,
  stored: ReadonlyMap<string, StoredItem>,
): PricedItem[] {
  const problems: Problem[] = [];
  const priced = items.flatMap((sent, at): PricedItem[] => {
    const field = `item.${at}`;
    const known = sent.id === undefined ? undefined : stored.get(sent.id);
    if (sent.id !== undefined && !known) problems.push(gone(`${field}.id`));
    const garmentId = sent.garmentId ?? '';
    // An item changed to another garment starts without agreed prices.
    const before = known?.garmentId === garmentId ? known : undefined;
    const garment = before ?? masters.garments.get(garmentId);
    if (!garment) {
      problems.push(gone(`${field}.item_id`));
      return [];
    }
    const read = {
      ...designsOf(sent, before, masters, field),
      more: [addOnsOf(sent, before, masters, field), patternsOf(sent, before, masters, field)] as const,
    };
    const [{ addOns, problems: wrongAddOns }, { patterns, problems: wrongPatterns }] = read.more;
    const { fabrics, problems: wrongFabrics } = agreeFabrics(
      sent.fabrics,
      known?.fabrics ?? [],
      masters.fabrics,
      field,
    );
    problems.push(...read.problems, ...wrongAddOns, ...wrongPatterns, ...wrongFabrics);
    const { designs } = read;
    const prices = {
      price: paiseOf(garment.price),
      design: sum(designs),
      pattern: sum(patterns),
      addOns: sum(addOns),
      fabric: priceOfFabrics(fabrics),
      quantity: sent.quantity,
    };
    const total = orderItemTotal(prices);
    if (!fitsMoney(total)) problems.push(problem(field, 'AMOUNT_TOO_LARGE', 'billing.amountTooLarge'));
    return [
      {
        sent,
        garmentId,
        name: garment.name,
        price: prices.price,
        designPrice: prices.design,
        patternPrice: prices.pattern,
        addOnPrice: prices.addOns,
        fabricPrice: prices.fabric,
        total,
        designs,
        addOns,
        fabrics,
        patterns,
        before: known,
      },
    ];
  });
  refuseOn(...problems);
  return priced;
}

/** The amounts of the order; refuses a discount above the subtotal, and sums too large to store. */
export function amountsOf(
  { discount }: SentOrder,
  items: readonly PricedItem[],
  gst: number,
  received: Paise,
): OrderAmounts {
  const figures = items.map((item) => ({
    price: item.price,
    design: item.designPrice,
    pattern: item.patternPrice,
    addOns: item.addOnPrice,
    fabric: item.fabricPrice,
    quantity: item.sent.quantity,
  }));
  const subtotal = items.reduce((total, item) => total + item.total, 0);
  if (!fitsMoney(subtotal * 2)) refuseOn(problem('item', 'AMOUNT_TOO_LARGE', 'billing.amountTooLarge'));
  refuseOn(checkOrderDiscount(discount, subtotal));
  return orderAmounts({ items: figures, discount, gst, advance: received });
}

/**
 * Refuses an order with TOTALS_DISAGREE when a claimed sum differs by a paisa, and with CHANGED_MEANWHILE when the
 * customer was told another total.
 */
export function checkClaims(
  { claims, items: sent, expectedTotal }: Pick<SentOrder, 'claims' | 'items' | 'expectedTotal'>,
  items: readonly PricedItem[],
  amounts: OrderAmounts,
  { gst, pendings }: { gst: number; pendings: readonly Paise[] },
): void {
  const { total } = amounts;
  const details = {
    subtotal: rupees(amounts.subtotal),
    gst_amount: rupees(amounts.gst),
    final_total: rupees(total),
    pending_amt: rupees(pendings[0] ?? 0),
  };
  const figures: [field: string, agrees: boolean][] = [
    ['subtotal', (claims.subtotal ?? amounts.subtotal) === amounts.subtotal],
    ['discount', (claims.discount ?? amounts.discount) === amounts.discount],
    ['gst_percentage', (claims.gstPercentage ?? gst) === gst],
    ['gst_amount', (claims.gst ?? amounts.gst) === amounts.gst],
    ['final_total', (claims.total ?? total) === total],
    ['pending_amt', claims.pending === undefined || pendings.includes(claims.pending)],
    ['quantity', (claims.quantity ?? piecesOf(items)) === piecesOf(items)],
    ...items.map(({ total: ofItem, sent: { total: seen } }, at): [string, boolean] => [
      `item.${at}.total_price`,
      (seen ?? ofItem) === ofItem,
    ]),
    ...sent.flatMap(({ designs }, at) =>
      designs.map(({ id, price }, n): [string, boolean] => {
        const design = items[at]?.designs.find((one) => one.id === id);
        return [
          `item.${at}.design.design_areas.${n}.area_price`,
          price === undefined || (design !== undefined && paiseOf(design.price) === price),
        ];
      }),
    ),
  ];
  const wrong = figures.flatMap(([field, agrees]) => (agrees ? [] : [field]));
  if (expectedTotal !== undefined && expectedTotal !== total)
    throw refusedFor(problem('expected_total', 'CHANGED_MEANWHILE', 'faults.changedMeanwhile'), {
      ...details,
      total: rupees(total),
    });
  if (wrong.length === 0) return;
  throw new Refused(
    'TOTALS_DISAGREE',
    {},
    {
      problems: wrong.map((field) => problem(field, 'TOTALS_DISAGREE', 'billing.totalsDisagree')),
      details,
    },
  );
}

export const piecesOf = (items: readonly PricedItem[]): number =>
  items.reduce((count, { sent: { quantity } }) => count + quantity, 0);
