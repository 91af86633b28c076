import { checkCart, checkParts, checkPaymentMode, problem, type Problem } from '@galla/domain';
import { refuseOn } from '../../refusals/refuseOn.ts';
import { parseId } from '../../relay/ids.ts';
import type { CreateDocumentInput, DocumentLineInput } from '../../types.generated.ts';
import { paidAtOnce } from './paidAtOnce.ts';

/** Refuses input that is wrong without looking anything up, each problem at its field (spec 2 §5). */
export function checkInput(input: CreateDocumentInput): void {
  refuseOn(
    checkCart(input.lines.length),
    ...input.lines.flatMap((line, index) => checkLine(line, `lines.${index}`)),
    ...checkPayments(input),
  );
}

/** Payments replace advance and mode; where those are given too, they must agree. */
function checkPayments(input: CreateDocumentInput): (Problem | undefined)[] {
  const { mode, advance, parts } = paidAtOnce(input);
  const disagrees =
    parts !== undefined && ((input.advance ?? advance) !== advance || (input.paymentMode ?? mode) !== mode);
  return [
    checkPaymentMode(mode),
    ...checkParts(parts ?? []),
    disagrees ? problem('payments', 'INVALID_INPUT', 'faults.invalidInput') : undefined,
  ];
}

function checkLine(line: DocumentLineInput, at: string): (Problem | undefined)[] {
  const { quantity } = line;
  const variants = line.variants ?? [];
  if (variants.length === 0) {
    const missing = quantity == null ? quantityMissing(at) : undefined;
    return [missing, checkPrice(line, at)];
  }
  return [
    parseId(line.item)?.type === 'Service' ? invalid(`${at}.variants`) : undefined,
    // The variants determine the quantity; two figures could contradict each other.
    quantity == null ? undefined : invalid(`${at}.quantity`),
    variants.every((variant) => variant.quantity === 0)
      ? problem(`${at}.variants`, 'VARIANT_QUANTITY_MISSING', 'billing.variantQuantityMissing')
      : undefined,
    ...variants.flatMap((variant, index) => {
      const variantAt = `${at}.variants.${index}`;
      return [variant.quantity < 0 ? quantityMissing(variantAt) : undefined, checkPrice(variant, variantAt)];
    }),
  ];
}

function checkPrice({ price }: Pick<DocumentLineInput, 'price'>, at: string): Problem | undefined {
  if (price == null || price >= 0) return undefined;
  return problem(`${at}.price`, 'INVALID_INPUT', 'billing.priceInvalid');
}

function quantityMissing(at: string): Problem {
  return problem(`${at}.quantity`, 'INVALID_INPUT', 'billing.quantityMissing');
}

function invalid(field: string): Problem {
  return problem(field, 'INVALID_INPUT', 'faults.invalidInput');
}
