import { chargedPrice, type Paise, percentText, planStarts, quotePlan, rupees } from '@galla/domain';
import type { Static } from 'typebox';
import { basisPointsOf, paiseOf } from '../db/numeric.ts';
import type { TenantDb } from '../db/tenant.ts';
import type { PaidAccount } from './account.ts';
import type { SubscriptionPackage } from './answers.ts';

type Package = Static<typeof SubscriptionPackage>;

/** Offered durations of offered packages, shortest first. */
const selectOffered = ({ sql }: TenantDb) =>
  sql
    .selectFrom('reference.package as package')
    .innerJoin('reference.packageDuration as duration', 'duration.packageId', 'package.id')
    .where('package.retired', '=', false)
    .where('duration.retired', '=', false)
    .select([
      'package.id as packageId',
      'package.name',
      'package.featureList',
      'duration.id',
      'duration.duration',
      'duration.months',
      'duration.amount',
      'duration.tax',
      'duration.listPrice',
    ])
    .orderBy('package.position')
    .orderBy('package.name')
    .orderBy('duration.months');

type OfferedRow = Awaited<ReturnType<ReturnType<typeof selectOffered>['execute']>>[number];

const priceOf = ({ amount, tax }: Pick<OfferedRow, 'amount' | 'tax'>): Paise =>
  chargedPrice({ amount: paiseOf(amount), tax: basisPointsOf(tax) });

/** The options to buy a package today; the one that loses no paid time comes last. */
export const quotesOf = (account: PaidAccount, row: OfferedRow) =>
  planStarts(
    account,
    row.packageId,
    account.running.map(({ packageId }) => packageId),
  ).map((starts) => quotePlan(account, { months: row.months, price: priceOf(row) }, starts));

const toDuration = (account: PaidAccount, row: OfferedRow): Package['durations'][number] => ({
  id: row.id,
  duration: row.duration,
  months: row.months,
  amount: row.amount,
  tax: percentText(basisPointsOf(row.tax)),
  list_price: row.listPrice,
  price: rupees(priceOf(row)),
  starts: quotesOf(account, row).map(({ starts, from, until, credit, due, creditLeft }) => ({
    starts,
    from,
    until,
    credit: rupees(credit),
    due: rupees(due),
    credit_left: rupees(creditLeft),
  })),
});

/** The offered packages in display order, with the amounts for a shop. */
export async function listPackages(db: TenantDb, account: PaidAccount): Promise<Package[]> {
  const rows = await selectOffered(db).execute();
  const ids = [...new Set(rows.map(({ packageId }) => packageId))];
  return ids.flatMap((id) => {
    const own = rows.filter(({ packageId }) => packageId === id);
    const [first] = own;
    return first
      ? [
          {
            id,
            name: first.name,
            feature_list: first.featureList,
            durations: own.map((row) => toDuration(account, row)),
          },
        ]
      : [];
  });
}

/** A package for one of its durations with its price; undefined when it is not offered. */
export async function findOffer(db: TenantDb, packageId: string, durationId: string) {
  const row = await selectOffered(db)
    .where('package.id', '=', packageId)
    .where('duration.id', '=', durationId)
    .executeTakeFirst();
  return row && { ...row, charged: priceOf(row) };
}

export type Offer = NonNullable<Awaited<ReturnType<typeof findOffer>>>;
