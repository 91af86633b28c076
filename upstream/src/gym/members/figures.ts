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

/** The figures of what is not used, as they stand on the wire. */
export const unusedToWire = ({ share, credit }: CancelFigures) => ({
  unused_days: share.unused,
  days: share.days,
  credit: creditToWire(credit),
});

/** The figures of an upgrade as they stand on the wire. */
export const upgradeToWire = ({ next, price, total, tax, ...unused }: UpgradeFigures) => ({
  ...unusedToWire(unused),
  starts_on: next.startsOn,
  ends_on: next.endsOn,
  price: rupees(price),
  gst: rupees(tax),
  total_amount: rupees(total),
});
