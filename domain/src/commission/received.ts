import type { Paise } from '../money/paise.ts';
import { roundHalfUp } from '../numbers/round.ts';

/** A sale whose commission is earned as its money comes in. */
export interface PaidSale {
  /** All that it earns once it is paid. */
  whole: Paise;
  /** Received by now, and not given back. */
  received: Paise;
  /** What it comes to, less what came back. */
  total: Paise;
}

/**
 * What of a commission is earned by the money that came in by now: its share of the whole, half-up. What a payment earns is
 * the share with it less the share before it, so that the parts come to the whole, to the paisa. A sale that comes to nothing
 * has nothing to be paid, and earns all.
 */
export function earnedByMoney({ whole, received, total }: PaidSale): Paise {
  if (total <= 0) return whole;
  const counted = Math.min(Math.max(received, 0), total);
  return roundHalfUp(BigInt(whole) * BigInt(counted), total);
}
