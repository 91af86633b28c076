import { discountAmount, quantityText, rupees, type OrderAmounts } from '@galla/domain';
import type { OrderItemInput } from '../../../__generated__/useCreateOrderMutation.graphql.ts';
import {
  unitOf,
  type DraftImage,
  type DraftItem,
  type DraftMeasurements,
  type OrderDraft,
} from '../draft/orderDraft.ts';
import { keptOf } from '../measurements/entries.ts';
import type { Paying } from './paying.ts';

const imageKeys = (images: readonly DraftImage[]): string[] => images.map(({ upload }) => upload);

const measurementsInput = (measurements: DraftMeasurements): OrderItemInput['measurements'] => ({
  method: measurements.method,
  unit: unitOf(measurements),
  values: measurements.values.map(({ name, value }) => ({ name, value: value.trim() })),
  custom: measurements.custom.map(({ name, value }) => ({ name: name.trim(), value: value.trim() })),
  text: measurements.text.trim() === '' ? null : measurements.text.trim(),
  images: imageKeys(measurements.images),
  instructions: measurements.instructions.trim() === '' ? null : measurements.instructions.trim(),
});

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

const measurementsOf = (item: DraftItem): OrderItemInput['measurements'] => {
  const kept = item.measurements && keptOf(item.measurements);
  return kept && measurementsInput(kept);
};

const itemInput = (item: DraftItem): OrderItemInput => ({
  ...(item.item !== undefined && { item: item.item }),
  garment: item.garment,
  toWhom: textOrNull(item.toWhom),
  note: textOrNull(item.note),
  quantity: item.quantity,
  designs: item.designs.map(({ option }) => option).filter((option) => option !== ''),
  addOns: item.addOns.map(({ option, name, price }) => ({
    ...(option === '' ? { name } : { option }),
    amount: rupees(price),
  })),
  fabrics: (item.fabrics ?? []).map(({ product, variant, quantity, rate }) => ({
    product,
    variant: variant === '' ? null : variant,
    quantity: quantityText(quantity),
    rate: rupees(rate),
  })),
  patterns: item.patterns.map(({ pattern }) => pattern).filter((pattern) => pattern !== ''),
  customPatterns: item.customPatterns.map(({ name, price, images, stagePrices, keep }) => ({
    name: name.trim(),
    price: rupees(price),
    images: imageKeys(images),
    stagePrices: Object.entries(stagePrices).map(([stage, amount]) => ({
      stage,
      amount: rupees(amount ?? 0),
    })),
    keep,
  })),
  measurements: measurementsOf(item),
  assignments: item.assignments.map(({ stage, employees }) => ({ stage, employees: [...employees] })),
});

/** Input fields shared by creating and updating. A discount in per cent is sent as its amount (spec 3 §9). */
export function sharedInput(draft: OrderDraft, { subtotal, total }: OrderAmounts) {
  const discount = discountAmount(draft.discount ?? undefined, subtotal);
  return {
    key: draft.key,
    ...(draft.employee !== '' && { employee: draft.employee }),
    type: draft.type,
    items: draft.items.map(itemInput),
    functionDate: textOrNull(draft.functionDate),
    trialDate: textOrNull(draft.trialDate),
    deliveryDate: draft.deliveryDate,
    urgent: draft.urgent,
    reference: textOrNull(draft.reference),
    discount: discount === 0 ? null : { amount: rupees(discount) },
    expectedTotal: rupees(total),
  };
}

/** The commission split of a new order, if there is one. */
export const splitInput = ({ parts = [] }: OrderDraft) =>
  parts.length > 0 && {
    commissionParts: parts.map(({ employee, percent }) => ({ employee, percent })),
  };

/** The payment fields, if money is received. */
export const payingInput = ({ mode, reference, bank = '' }: Paying) => ({
  ...(mode !== null && { paymentMode: mode }),
  ...(reference.trim() !== '' && mode !== 'CASH' && { paymentReference: reference.trim() }),
  ...(bank.trim() !== '' && mode === 'BANK' && { paymentBank: bank.trim() }),
});
