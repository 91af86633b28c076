import { largestMode, sumOfParts, type Paise, type PaymentMode, type PaymentPart } from '@galla/domain';
import type { CreateDocumentInput } from '../../types.generated.ts';
import { partsOf } from '../parts.ts';

interface PaidAtOnce {
  advance: Paise;
  mode: PaymentMode | null | undefined;
  /** Undefined when only advance and mode were given. */
  parts: PaymentPart[] | undefined;
}

/**
 * The payment made with the document: advance and mode, where the advance is the sum of the payments and the mode
 * that of the largest.
 */
export function paidAtOnce({ advance, paymentMode, payments }: CreateDocumentInput): PaidAtOnce {
  const parts = partsOf(payments);
  if (parts === undefined || parts.length === 0)
    return { advance: advance ?? 0, mode: paymentMode, parts: undefined };
  return { advance: sumOfParts(parts), mode: largestMode(parts), parts };
}
