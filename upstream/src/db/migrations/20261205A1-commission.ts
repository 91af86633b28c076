import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/**
 * Runs statements with row-level security of the tables suspended for their owner, to reach the rows of all
 * shops.
 */
const across = (tables: readonly string[], ...statements: string[]): string[] => [
  ...tables.map((table) => `alter table ${table} no force row level security`),
  ...statements,
  ...tables.map((table) => `alter table ${table} force row level security`),
];

/**
 * The commission of a line, agreed when the bill is created: the mode, the points of the seller's designation
 * and the value of a point, the base amount and the commission. An order in pieces gets its commission on
 * completion. The check constraints enforce the arithmetic of `lineEarning` and `orderCommission` in domain
 * independently of the code.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table tenant_setting
       add column point_value numeric(14,2) not null default 1.00 check (point_value between 0 and 10000),
       add column commission_by_designation boolean not null default false,
       add column commission_before_tax boolean not null default false`,
    `alter table document_line
       add column earning_mode text not null default 'PERCENT' check (earning_mode in ('PERCENT', 'POINTS')),
       add column seller_points numeric(10,3) check (seller_points >= 0),
       add column point_value numeric(14,2) not null default 1.00 check (point_value >= 0),
       add column earning_amount numeric(14,2) not null default 0 check (earning_amount >= 0),
       add column earned_points numeric(14,3) not null default 0,
       add column earned numeric(14,2) not null default 0`,
    `alter table boutique_order
       add column completed_on date,
       add column commission_base numeric(14,2),
       add column commission_percentage numeric(5,2),
       add column commission numeric(14,2)`,
    ...across(
      ['document', 'document_line'],
      // A line had either points or a percentage. A discount after tax is allocated in proportion to the
      // amounts.
      `update document_line line
          set earning_mode = case when line.points > 0 then 'POINTS' else 'PERCENT' end,
              earning_amount = greatest(0, line.taxable - case when sums.shared = 0 and sums.taxable > 0
                then round(document.discount * line.taxable / sums.taxable, 2) else 0 end)
         from document
         join (select tenant_id, document_id, sum(taxable) as taxable, sum(discount) as shared
                 from document_line group by tenant_id, document_id) sums
           on sums.tenant_id = document.tenant_id and sums.document_id = document.id
        where document.tenant_id = line.tenant_id and document.id = line.document_id`,
      `update document_line
          set earned_points = case earning_mode when 'POINTS' then round(points * quantity, 3) else 0 end,
              earned = case earning_mode when 'POINTS' then round(round(points * quantity, 3) * point_value, 2)
                else round(earning_amount * employee_percentage / 100, 2) end`,
    ),
    ...across(
      ['boutique_order', 'order_status'],
      `update boutique_order
          set completed_on = (boutique_order.updated_at at time zone 'Asia/Kolkata')::date,
              commission_base = total, commission_percentage = 10, commission = round(total * 10 / 100, 2)
         from order_status status
        where status.tenant_id = boutique_order.tenant_id and status.id = boutique_order.status_id
          and status.fixed = 'COMPLETED'`,
    ),
    `alter table document_line
       add check (earned_points = case earning_mode
         when 'POINTS' then round(coalesce(seller_points, points) * quantity, 3) else 0 end),
       add check (earned = case earning_mode when 'POINTS' then round(earned_points * point_value, 2)
         else round(earning_amount * employee_percentage / 100, 2) end)`,
    `alter table boutique_order
       add check (num_nulls(completed_on, commission_base, commission_percentage, commission) in (0, 4)),
       add check (commission = round(commission_base * commission_percentage / 100, 2))`,
    `create index boutique_order_by_completion on boutique_order (tenant_id, employee_id, completed_on)
       where completed_on is not null`,
  );
}
