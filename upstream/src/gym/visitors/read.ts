import type { Day } from '@galla/domain';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { visibleTo } from '../../customers/index.ts';
import type { Call } from '../../http/route.ts';
import type { TrialVisitor } from './contract.ts';

/** More than a gym can follow up. */
const MOST = 200;

/** Visible customers who bought day passes between two days, both optional, and are not members. */
export async function readVisitors(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  { from, to }: { from: Day | undefined; to: Day | undefined },
): Promise<Static<typeof TrialVisitor>[]> {
  const rows = await db.sql
    .selectFrom('gymDayPass as pass')
    .innerJoin('document', (on) =>
      on.onRef('document.tenantId', '=', 'pass.tenantId').onRef('document.id', '=', 'pass.documentId'),
    )
    .innerJoin('customer', (on) =>
      on
        .onRef('customer.tenantId', '=', 'document.tenantId')
        .onRef('customer.id', '=', 'document.customerId'),
    )
    .where('pass.tenantId', '=', db.tenantId)
    .where('document.canceledAt', 'is', null)
    .$if(from !== undefined, (passes) => passes.where('pass.onDay', '>=', from ?? ''))
    .$if(to !== undefined, (passes) => passes.where('pass.onDay', '<=', to ?? ''))
    .where((customer) => visibleTo(caller)(customer as never))
    .where(
      sql<boolean>`not exists (
        select from gym_member
         where gym_member.tenant_id = customer.tenant_id and gym_member.customer_id = customer.id)`,
    )
    .groupBy(['customer.tenantId', 'customer.id'])
    .orderBy(sql`max(pass.created_at)`, 'desc')
    .orderBy('customer.id')
    .limit(MOST)
    .select([
      'customer.id',
      'customer.name',
      'customer.mobile',
      'customer.consent',
      sql<Day[]>`jsonb_agg(pass.on_day order by pass.on_day desc)`.as('days'),
      sql<string>`sum(document.total)::numeric(14,2)::text`.as('paid'),
      sql<{ at: string; done: boolean } | null>`(
        select jsonb_build_object('at', appointment.starts_at, 'done', appointment.done_at is not null)
          from appointment
         where appointment.tenant_id = customer.tenant_id and appointment.customer_id = customer.id
           and appointment.created_at >= min(pass.created_at)
         order by appointment.starts_at desc, appointment.id limit 1)`.as('call'),
    ])
    .execute();
  return rows.map(({ id, name, mobile, consent, days, paid, call }) => ({
    customer_id: id,
    name,
    mobile: mobile ?? '',
    days,
    paid,
    consent: consent ? 1 : 0,
    call: call && { at: new Date(call.at).toISOString(), done: call.done ? 1 : 0 },
  }));
}
