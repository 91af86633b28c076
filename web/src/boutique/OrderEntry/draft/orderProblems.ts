import {
  checkOrderAdvance,
  checkEnteredDays,
  checkOrderDiscount,
  checkEnteredItem,
  formatMessage,
  orderAmounts,
  problem,
  type BasisPoints,
  type Day,
  type OrderAmounts,
  type EnteredDays,
  type Paise,
  type Problem,
} from '@galla/domain';
import { formErrors } from '../../../ui/problems.ts';
import { unreadable } from '../measurements/entries.ts';
import { pricesOf, type OrderDraft } from './orderDraft.ts';

/** Messages by field: "customer", "items.0.toWhom", "deliveryDate". */
export type OrderProblems = Readonly<Record<string, string>>;

export interface Setting {
  today: Day;
  gst: BasisPoints;
  /** Days of the edited order and the money received for it; undefined for a new one. */
  before: { days: EnteredDays; received: Paise } | undefined;
}

/** The draft's amounts. An edit counts what was received before as well as what is received now. */
export const amountsOf = (
  draft: OrderDraft,
  { gst, before }: Pick<Setting, 'gst' | 'before'>,
): OrderAmounts =>
  orderAmounts({
    items: draft.items.map(pricesOf),
    discount: draft.discount ?? undefined,
    gst,
    advance: draft.advance + (before?.received ?? 0),
  });

const itemProblems = (draft: OrderDraft, { today, before }: Setting): (Problem | undefined)[] => [
  draft.customer === null ? problem('customer', 'INVALID_INPUT', 'orderRule.customerMissing') : undefined,
  ...draft.items.flatMap((item, at) => checkEnteredItem(item, at, before === undefined)),
  ...checkEnteredDays(draft, today, before?.days).filter(({ field }) => field === 'deliveryDate'),
];

/** Texts that are not valid lengths. */
const measureProblems = (draft: OrderDraft): OrderProblems =>
  Object.fromEntries(
    draft.items.flatMap(({ measurements }, at) =>
      measurements?.method === 'FORM' && unreadable(measurements).size > 0
        ? [[`items.${at}.measurements`, formatMessage('orderEntry.measurementInvalid')]]
        : [],
    ),
  );

/** What keeps the order from being reviewed. */
export const problemsOfItems = (draft: OrderDraft, setting: Setting): OrderProblems => ({
  ...formErrors(itemProblems(draft, setting)),
  ...measureProblems(draft),
});

/** What keeps the order from being sent. */
export function problemsOf(draft: OrderDraft, setting: Setting): OrderProblems {
  const { subtotal, total } = amountsOf(draft, setting);
  const problems = formErrors([
    ...itemProblems(draft, setting),
    ...checkEnteredDays(draft, setting.today, setting.before?.days),
    checkOrderDiscount(draft.discount ?? undefined, subtotal),
    setting.before === undefined ? checkOrderAdvance(draft.advance, total) : undefined,
  ]);
  return { ...problems, ...measureProblems(draft) };
}

/** Key of the first item with a problem. */
export const itemOfProblem = (draft: OrderDraft, problems: OrderProblems): string | undefined =>
  draft.items.find((_item, at) => Object.keys(problems).some((field) => field.startsWith(`items.${at}.`)))
    ?.key;
