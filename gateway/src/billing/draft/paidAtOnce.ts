import { largestMode, type Paise, type PaymentMode, type PaymentPart } from '@galla/domain';
import type { CreateDocumentInput } from '../../types.generated.ts';

interface PaidAtOnce {
  advance: Paise;
  mode: PaymentMode | null | undefined;
  /** Undefined where only advance and mode were said. */
  parts: PaymentPart[] | undefined;
}

/** What is taken with the document: advance and mode, or the payments that they are the sum and the largest of. */
export function paidAtOnce({ advance, paymentMode, payments }: CreateDocumentInput): PaidAtOnce {
  const parts = payments?.map(({ mode, amount, reference, tendered }) => ({
    mode,
    amount,
    reference: reference ?? undefined,
    tendered: tendered ?? undefined,
  }));
  if (parts === undefined || parts.length === 0)
    return { advance: advance ?? 0, mode: paymentMode, parts: undefined };
  return { advance: parts.reduce((sum, { amount }) => sum + amount, 0), mode: largestMode(parts), parts };
}
