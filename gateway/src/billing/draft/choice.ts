import type { Buyer, Discount, Paise, PaymentPart } from '@galla/domain';
import { partsPayload } from '../../commission/index.ts';
import { dbIdOf, optionalDbId } from '../../relay/ids.ts';
import type { CreateDocumentInput, DiscountInput } from '../../types.generated.ts';
import { limitApprovalOf } from '../limitApproval.ts';
import { chosenLines, type ChosenLine } from './chosenLine.ts';
import { paidAtOnce } from './paidAtOnce.ts';
import { prescribed } from './prescribed.ts';

/** The client's choices for a document, with record ids and exact numbers, before anything is looked up. */
export interface Choice {
  type: CreateDocumentInput['type'];
  customerId: string;
  /** The signed-in user when undefined. */
  employeeId: string | undefined;
  /** Who shares its commission; undefined when not given. */
  commissionParts: ReturnType<typeof partsPayload> | undefined;
  /** One per bill item. */
  lines: ChosenLine[];
  discount: Discount | undefined;
  advance: Paise;
  /** The payments that make up the advance, when split. */
  payments: PaymentPart[] | undefined;
  /** The buyer, on a bill of the walk-in. */
  buyer: Buyer | undefined;
  /** The total the customer was told. */
  expectedTotal: Paise | undefined;
  paymentMode: CreateDocumentInput['paymentMode'];
  deliveryDate: string | undefined;
  payOn: string | undefined;
  description: string | undefined;
  refNumber: string | undefined;
  /** The owner's permission to exceed the cashier's limits. */
  limitApproval: string | undefined;
  zeroConfirmed: boolean;
  /** Values of the form's custom fields, by name. */
  extra: Record<string, string>;
  /** The prescription, by wire names. */
  prescription: Record<string, string | null> | undefined;
}

/** The discount in the domain's form, from whichever of the two was given. */
function readDiscount({ amount, percent }: DiscountInput): Discount {
  return percent == null ? { kind: 'AMOUNT', value: amount ?? 0 } : { kind: 'PERCENT', value: percent };
}

/** Reads a checked input. A global id of another type is refused as NOT_FOUND. */
export function readChoice(input: CreateDocumentInput): Choice {
  const { advance, mode, parts } = paidAtOnce(input);
  return {
    type: input.type,
    customerId: dbIdOf('Customer', input.customer),
    employeeId: optionalDbId('Employee', input.employee),
    commissionParts: input.commissionParts?.length ? partsPayload(input.commissionParts) : undefined,
    lines: input.lines.flatMap((line, index) => chosenLines(line, `lines.${index}`)),
    discount: input.discount ? readDiscount(input.discount) : undefined,
    advance,
    payments: parts,
    buyer: input.buyer ?? undefined,
    expectedTotal: input.expectedTotal ?? undefined,
    paymentMode: mode,
    deliveryDate: input.deliveryDate ?? undefined,
    payOn: input.payOn ?? undefined,
    description: input.description ?? undefined,
    refNumber: input.refNumber ?? undefined,
    limitApproval: limitApprovalOf(input.limitApproval),
    zeroConfirmed: input.zeroConfirmed ?? false,
    extra: Object.fromEntries((input.extra ?? []).map(({ name, value }) => [name, value])),
    prescription: input.prescription ? prescribed(input.prescription) : undefined,
  };
}
