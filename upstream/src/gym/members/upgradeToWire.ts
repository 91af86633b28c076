import { rupees } from '@galla/domain';
import type { UpgradeFigures } from './upgrade.ts';

/** The figures of an upgrade as they stand on the wire. */
export const figuresToWire = ({ share, credit, next, price, total, tax }: UpgradeFigures) => ({
  unused_days: share.unused,
  days: share.days,
  credit: credit
    ? {
        taxable_value: rupees(credit.totals.taxable),
        gst: rupees(credit.totals.gst),
        total_amount: rupees(credit.totals.total),
        against_due: rupees(credit.againstDue),
        kept: rupees(credit.rest),
      }
    : null,
  starts_on: next.startsOn,
  ends_on: next.endsOn,
  price: rupees(price),
  gst: rupees(tax),
  total_amount: rupees(total),
});
