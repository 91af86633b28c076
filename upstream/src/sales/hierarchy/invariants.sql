-- The invariants of every shop's hierarchy. Each returned row is a violation: the rule, the designation, and what is
-- wrong with it. Run it inside a transaction of the shop, so that it sees only the shop's rows.

with numbers as (
  select tenant_id, lft as number from designation
  union all
  select tenant_id, rgt from designation
),
counted as (
  select tenant_id, count(*) as given, count(distinct number) as different, min(number) as first, max(number) as last
  from numbers group by tenant_id
),
enclosed as (
  select d.id, d.parent_id,
    (select p.id from designation p
      where p.tenant_id = d.tenant_id and p.lft < d.lft and p.rgt > d.rgt order by p.lft desc limit 1) as around
  from designation d
),
ranked as (
  select id, sort, row_number() over (partition by tenant_id, parent_id order by lft) as rank from designation
)

select 'each number from 1 on is given once' as rule, tenant_id::text as record,
  format('%s numbers, %s different, from %s to %s', given, different, first, last) as detail
from counted where different <> given or first <> 1 or last <> given

union all
select 'what stands below a designation has its numbers between its two', a.id::text,
  format('%s to %s crosses %s to %s', a.lft, a.rgt, b.lft, b.rgt)
from designation a join designation b on b.tenant_id = a.tenant_id
where a.lft < b.lft and b.lft < a.rgt and a.rgt < b.rgt

union all
select 'the numbers say the same parent', id::text, format('below %s, numbered below %s', parent_id, around)
from enclosed where parent_id is distinct from around

union all
select 'siblings are counted in their order', id::text, format('counted %s, stands at %s', sort, rank)
from ranked where sort <> rank
