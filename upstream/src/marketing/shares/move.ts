import type { TenantDb } from '../../db/tenant.ts';

/** On a merge the shares of both records are combined; for the same campaign, the remaining record's day is kept. */
export async function moveShares(db: TenantDb, from: string, to: string): Promise<void> {
  const { tenantId } = db;
  await db.sql
    .insertInto('campaignShare')
    .columns(['tenantId', 'campaignId', 'customerId', 'sharedOn', 'sharedBy'])
    .expression((of) =>
      of
        .selectFrom('campaignShare')
        .where('tenantId', '=', tenantId)
        .where('customerId', '=', from)
        .select((own) => [
          'tenantId',
          'campaignId',
          own.cast<string>(own.val(to), 'uuid').as('customerId'),
          'sharedOn',
          'sharedBy',
        ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.sql
    .deleteFrom('campaignShare')
    .where('tenantId', '=', tenantId)
    .where('customerId', '=', from)
    .execute();
}
