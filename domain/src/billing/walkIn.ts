import type { Paise } from '../money/paise.ts';
import { problem, type Problem } from '../refusals/problem.ts';
import { STATES } from '../tax/states.ts';
import type { DocumentType } from './types.ts';

/** Name of every shop's standing customer for bills that name nobody. */
export const WALK_IN_NAME = 'Walk-in';

/** From this taxable value on, an invoice must name its buyer (CGST Rules 2017, rule 46(e)). */
export const BUYER_LIMIT: Paise = 50_000_00;

/** The buyer of a large bill to a walk-in, as the invoice must state it. */
export interface Buyer {
  name: string;
  address: string;
  /** GST code of the state. */
  stateCode: string;
}

/** Whether a bill of this taxable value must name its buyer. */
export const needsBuyer = (taxable: Paise): boolean => taxable >= BUYER_LIMIT;

/** A walk-in takes the goods and pays in full: an order or a proposal needs a customer. A large bill names the buyer. */
export function checkWalkIn(bill: {
  type: DocumentType;
  pending: Paise;
  taxable: Paise;
  buyer: Partial<Buyer> | undefined;
}): (Problem | undefined)[] {
  const { type, pending, taxable, buyer } = bill;
  if (type !== 'INVOICE') return [problem('customer', 'INVALID_INPUT', 'billing.walkInInvoiceOnly')];
  return [
    pending > 0 ? problem('advance', 'INVALID_INPUT', 'billing.walkInPaysInFull') : undefined,
    ...(needsBuyer(taxable) || buyer !== undefined ? checkBuyer(buyer ?? {}) : []),
  ];
}

/** Name, address and state are all required. */
export function checkBuyer({
  name = '',
  address = '',
  stateCode = '',
}: Partial<Buyer>): (Problem | undefined)[] {
  return [
    name.trim() === '' ? problem('buyer.name', 'INVALID_INPUT', 'billing.buyerNameMissing') : undefined,
    address.trim() === ''
      ? problem('buyer.address', 'INVALID_INPUT', 'billing.buyerAddressMissing')
      : undefined,
    Object.hasOwn(STATES, stateCode)
      ? undefined
      : problem('buyer.stateCode', 'INVALID_INPUT', 'billing.buyerStateMissing'),
  ];
}
