import { largestMode, sumOfParts, type Paise, type PaymentMode, type PaymentPart } from '@galla/domain';
import type { CreateDocumentInput } from '../../types.generated.ts';
import { partsOf } from '../parts.ts';

interface PaidAtOnce {
  advance: Paise;
  mode: PaymentMode | null | undefined;
  /** Undefined where only advance and mode were said. */
  parts: PaymentPart[] | undefined;
}

/** What is taken with the document: advance and mode, or the payments that they are the sum and the largest of. */
export function paidAtOnce({ advance, paymentMode, payments }: CreateDocumentInput): PaidAtOnce {
  const parts = partsOf(payments);
  if (parts === undefined || parts.length === 0)
    return { advance: advance ?? 0, mode: paymentMode, parts: undefined };
  return { advance: sumOfParts(parts), mode: largestMode(parts), parts };
}
