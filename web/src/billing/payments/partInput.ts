import { rupees, type PaymentPart } from '@galla/domain';

/** A payment as the graph takes it. */
export const partInput = ({ amount, tendered, ...part }: PaymentPart) => ({
  ...part,
  amount: rupees(amount),
  ...(tendered !== undefined && { tendered: rupees(tendered) }),
});
