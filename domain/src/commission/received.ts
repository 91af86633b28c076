import type { Paise } from '../money/paise.ts';
import { roundHalfUp } from '../numbers/round.ts';

/** A sale whose commission is earned as the customer pays. */
export interface PaidSale {
  /** The full commission once everything is paid. */
  whole: Paise;
  /** Received so far, less refunds. */
  received: Paise;
  /** Total of the sale, less returns. */
  total: Paise;
}

/**
 * The commission earned by the money received so far: its share of the whole, half-up. A payment earns the share
 * including it less the share before it, so that the parts add up to the whole, to the paisa. A sale of ₹0 has
 * nothing to be paid and earns everything at once.
 */
export function earnedByMoney({ whole, received, total }: PaidSale): Paise {
  if (total <= 0) return whole;
  const counted = Math.min(Math.max(received, 0), total);
  return roundHalfUp(BigInt(whole) * BigInt(counted), total);
}
