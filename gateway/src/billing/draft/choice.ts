import type { Buyer, Discount, Paise, PaymentPart } from '@galla/domain';
import { partsPayload } from '../../commission/index.ts';
import { dbIdOf, optionalDbId } from '../../relay/ids.ts';
import type { CreateDocumentInput, DiscountInput } from '../../types.generated.ts';
import { limitApprovalOf } from '../limitApproval.ts';
import { chosenLines, type ChosenLine } from './chosenLine.ts';
import { paidAtOnce } from './paidAtOnce.ts';
import { prescribed } from './prescribed.ts';

/** What the client chose for a document, by the records' own ids and in exact numbers; nothing was looked up yet. */
export interface Choice {
  type: CreateDocumentInput['type'];
  customerId: string;
  /** The signed-in person when undefined. */
  employeeId: string | undefined;
  /** Who shares what it earns; undefined where nobody was named. */
  commissionParts: ReturnType<typeof partsPayload> | undefined;
  /** One per bill item. */
  lines: ChosenLine[];
  discount: Discount | undefined;
  advance: Paise;
  /** What the advance is made of, where it is split. */
  payments: PaymentPart[] | undefined;
  /** Who bought, on a bill of the walk-in. */
  buyer: Buyer | undefined;
  /** What the customer was told. */
  expectedTotal: Paise | undefined;
  paymentMode: CreateDocumentInput['paymentMode'];
  deliveryDate: string | undefined;
  payOn: string | undefined;
  description: string | undefined;
  refNumber: string | undefined;
  /** The owner's permission to go beyond the limits of who bills. */
  limitApproval: string | undefined;
  zeroConfirmed: boolean;
  /** Values of the shop's own fields of the form, by name. */
  extra: Record<string, string>;
  /** What was prescribed, by the names of the wire. */
  prescription: Record<string, string | null> | undefined;
}

/** The discount as the rules take it: whichever of the two was given. */
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
