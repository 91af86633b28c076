import { rupees, type PaymentPart } from '@galla/domain';

/** A payment in the graph's input format. */
export const partInput = ({ amount, tendered, ...part }: PaymentPart) => ({
  ...part,
  amount: rupees(amount),
  ...(tendered !== undefined && { tendered: rupees(tendered) }),
});
