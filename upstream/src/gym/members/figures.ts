import { rupees } from '@galla/domain';
import type { TimeCredit } from '../../billing/index.ts';
import type { CancelFigures } from './cancel.ts';
import type { UpgradeFigures } from './upgrade.ts';

const creditToWire = (credit: TimeCredit | undefined) =>
  credit
    ? {
        taxable_value: rupees(credit.totals.taxable),
        gst: rupees(credit.totals.gst),
        total_amount: rupees(credit.totals.total),
        against_due: rupees(credit.againstDue),
        kept: rupees(credit.rest),
      }
    : null;

/** The unused share and its credit in their wire shape. */
export const unusedToWire = ({ share, credit }: CancelFigures) => ({
  unused_days: share.unused,
  days: share.days,
  credit: creditToWire(credit),
});

/** The amounts of an upgrade in their wire shape. */
export const upgradeToWire = ({ next, price, total, tax, ...unused }: UpgradeFigures) => ({
  ...unusedToWire(unused),
  starts_on: next.startsOn,
  ends_on: next.endsOn,
  price: rupees(price),
  gst: rupees(tax),
  total_amount: rupees(total),
});
