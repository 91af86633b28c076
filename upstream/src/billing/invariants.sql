-- The invariants of every shop's books. Each returned row is a violation: the rule, the record, and what is wrong
-- with it. Run it inside a transaction of the shop, so that it sees only the shop's rows.

with line_sums as (
  select tenant_id, document_id, count(*) as lines, sum(quantity) as quantity, sum(taxable) as taxable,
    sum(discount) as discount, sum(cgst) as cgst, sum(sgst) as sgst, sum(igst) as igst
  from document_line group by tenant_id, document_id
),
payment_sums as (
  select tenant_id, document_id,
    coalesce(sum(amount) filter (where kind = 'ADVANCE'), 0) as advance,
    coalesce(sum(amount) filter (where kind = 'PAYMENT'), 0) as paid,
    coalesce(sum(amount) filter (where kind = 'REFUND'), 0) as refunded,
    coalesce(sum(amount) filter (where kind = 'CREDIT_NOTE'), 0) as credited,
    coalesce(sum(amount) filter (where taken_from is not null), 0) as taken,
    coalesce(sum(case kind when 'REFUND' then -amount when 'CREDIT_NOTE' then 0 else amount end)
      filter (where taken_from is null), 0) as own
  from payment group by tenant_id, document_id
),
-- Everything that a day close can count.
day_money as (
  select tenant_id, id, mode, case kind when 'REFUND' then -amount when 'CREDIT_NOTE' then 0 else amount end as amount,
    0 as paid_out from payment
  union all
  select tenant_id, id, mode, case kind when 'REFUND' then -amount else amount end, 0 from boutique_payment
  union all
  select tenant_id, id, mode, amount, 0 from quick_bill where status = 'PAID'
  union all
  select tenant_id, id, null, 0, amount from expense
  union all
  select tenant_id, id, mode, credited + opening, 0 from receipt where credited + opening > 0
),
day_sums as (
  select c.tenant_id, c.id, sum(m.amount) as collected, sum(m.amount) filter (where m.mode = 'CASH') as cash,
    sum(m.paid_out) as paid_out, count(m.mode) as receipts
  from day_close c
  join day_close_entry e on e.tenant_id = c.tenant_id and e.day_close_id = c.id
  join day_money m on m.tenant_id = e.tenant_id and m.id = e.entry_id
  group by c.tenant_id, c.id
),
-- The pending amount step by step: payments, edits, which begin a revision each, and refunds, which begin a round each.
-- Payments lower the pending amount, so within a round they are ordered by the amount left, descending.
money_step as (
  select id, document_id, revision, 1 as place, round, previous_pending, new_pending from payment
  union all
  select id, document_id, revision, 0, 0, previous_pending, new_pending from document_change
),
first_total as (
  select d.id, coalesce(c.previous_total, d.total) as total
  from document d
  left join document_change c on c.tenant_id = d.tenant_id and c.document_id = d.id and c.revision = 1
),
payment_chain as (
  select s.id, s.previous_pending,
    coalesce(lag(s.new_pending) over (partition by s.document_id order by s.revision, s.place, s.round, s.new_pending desc),
      f.total) as expected
  from money_step s join document d on d.id = s.document_id join first_total f on f.id = s.document_id
  where d.type <> 'PROPOSAL'
),
move_sums as (
  select tenant_id, item_id, variant_id, sum(quantity) as quantity
  from stock_move group by tenant_id, item_id, variant_id
),
sold as (
  select tenant_id, document_id, item_id, variant_id, sum(quantity) as quantity
  from document_line group by tenant_id, document_id, item_id, variant_id
),
moved as (
  select tenant_id, document_id, item_id, variant_id, sum(quantity) as quantity
  from stock_move where document_id is not null group by tenant_id, document_id, item_id, variant_id
),
issued as (
  select tenant_id, type as series, financial_year, serial from document
  union all
  select tenant_id, type, financial_year, serial from deleted_document
  union all
  select tenant_id, 'QUICK_BILL', financial_year, serial from quick_bill
  union all
  select tenant_id, 'BOUTIQUE_ORDER', financial_year, serial from boutique_order
  union all
  select tenant_id, 'REFUND', financial_year, serial from payment where kind = 'REFUND'
  union all
  select tenant_id, 'CREDIT_NOTE', financial_year, serial from credit_note
  union all
  select tenant_id, 'RECEIPT', financial_year, serial from receipt
  union all
  select tenant_id, 'STATEMENT', financial_year, serial from employee_statement
),
statement_sums as (
  select tenant_id, statement_id, coalesce(sum(amount) filter (where kind not in ('ADVANCE', 'CARRIED')), 0) as earned,
    coalesce(sum(amount) filter (where kind = 'ADVANCE'), 0) as advances,
    coalesce(sum(amount) filter (where kind = 'CARRIED'), 0) as carried
  from employee_statement_row group by tenant_id, statement_id
),
-- Customers' credit: kept from credit notes, refunds and receipts, less payments made with it.
customer_credit as (
  select tenant_id, customer_id, sum(credit) as credit
  from (
    select d.tenant_id, d.customer_id, case p.kind when 'REFUND' then p.amount else -p.amount end as credit
    from payment p join document d on d.tenant_id = p.tenant_id and d.id = p.document_id
    where p.mode = 'CREDIT' and p.kind <> 'CREDIT_NOTE' and p.taken_from is null
    union all
    select tenant_id, customer_id, credited from receipt
  ) moved
  group by tenant_id, customer_id
),
receipt_sums as (
  select tenant_id, receipt_id, sum(amount) as amount, min(mode) as mode, max(mode) as last_mode
  from payment where receipt_id is not null group by tenant_id, receipt_id
),
note_sums as (
  select tenant_id, credit_note_id, sum(taxable) as taxable, sum(cgst) as cgst, sum(igst) as igst,
    sum(discount) as discount, sum(total) as total
  from credit_note_line group by tenant_id, credit_note_id
),
returned as (
  select tenant_id, line_id, sum(quantity) as quantity, sum(total) as total
  from credit_note_line group by tenant_id, line_id
),
order_money as (
  select tenant_id, order_id, coalesce(sum(amount) filter (where kind <> 'REFUND'), 0) as received,
    coalesce(sum(amount) filter (where kind = 'REFUND'), 0) as refunded
  from boutique_payment group by tenant_id, order_id
),
order_items as (
  select tenant_id, order_id, count(*) as items, sum(quantity) as pieces, sum(total) as subtotal
  from boutique_order_item group by tenant_id, order_id
),
order_cloth as (
  select i.tenant_id, i.order_id, coalesce(f.fabric ->> 'variantId', f.fabric ->> 'productId') as place,
    sum((f.fabric ->> 'quantity')::numeric * i.quantity) as quantity
  from boutique_order_item i cross join jsonb_array_elements(i.fabrics) as f (fabric)
  group by i.tenant_id, i.order_id, place
),
order_moves as (
  select tenant_id, order_id, coalesce(variant_id, item_id)::text as place, -sum(quantity) as quantity
  from stock_move where order_id is not null group by tenant_id, order_id, place
),
order_pieces as (
  select tenant_id, order_id, count(*) as pieces from boutique_piece group by tenant_id, order_id
),
series as (
  select tenant_id, series, financial_year, count(*) as numbers, max(serial) as last_serial
  from issued group by tenant_id, series, financial_year
)

select 'pending = total - advance - payments + refunds - credit notes' as rule, d.id::text as record,
  format('pending %s, total %s, advance %s, payments %s, refunds %s, credit notes %s', d.pending, d.total, d.advance,
    coalesce(p.paid, 0), coalesce(p.refunded, 0), coalesce(p.credited, 0)) as detail
from document d left join payment_sums p on p.tenant_id = d.tenant_id and p.document_id = d.id
where d.type <> 'PROPOSAL' and d.pending <> d.total - d.advance - coalesce(p.paid, 0) + coalesce(p.refunded, 0)
  - coalesce(p.credited, 0)

union all
select 'a document tells what its credit notes come to', d.id::text,
  format('%s, credit notes %s', d.credited, coalesce(p.credited, 0))
from document d left join payment_sums p on p.tenant_id = d.tenant_id and p.document_id = d.id
where d.credited <> coalesce(p.credited, 0) or (d.credited > 0 and (d.type <> 'INVOICE' or d.canceled_at is not null))

union all
select 'a credit note is the sum of its lines', n.id::text,
  format('%s with %s rounded off, lines %s', n.total, n.round_off, s.total)
from credit_note n left join note_sums s on s.tenant_id = n.tenant_id and s.credit_note_id = n.id
where s.total is null or n.total <> s.total + n.round_off or n.taxable <> s.taxable or n.cgst <> s.cgst
  or n.igst <> s.igst or n.discount <> s.discount

union all
select 'a credit note is one step of its invoice', n.id::text, format('%s, %s steps of %s', n.total, count(p.id), sum(p.amount))
from credit_note n
left join payment p on p.tenant_id = n.tenant_id and p.credit_note_id = n.id and p.kind = 'CREDIT_NOTE'
  and p.document_id = n.document_id
group by n.tenant_id, n.id, n.total
having count(p.id) <> 1 or sum(p.amount) <> n.total

union all
select 'no more comes back than was sold', l.id::text, format('sold %s, came back %s', l.quantity, r.quantity)
from returned r join document_line l on l.tenant_id = r.tenant_id and l.id = r.line_id
where r.quantity > l.quantity or r.total > l.total

union all
select 'an invoice of which nothing is left comes to nothing', d.id::text, format('%s, credit notes %s', d.total, d.credited)
from document d
where d.credited > 0 and d.credited <> d.total and not exists (
  select from document_line l left join returned r on r.tenant_id = l.tenant_id and r.line_id = l.id
  where l.tenant_id = d.tenant_id and l.document_id = d.id and l.quantity > coalesce(r.quantity, 0))
  -- For a sold period, the used days remain paid.
  and not exists (
  select from document_line l join credit_note_line b on b.tenant_id = l.tenant_id and b.line_id = l.id
  where l.tenant_id = d.tenant_id and l.document_id = d.id and b.unused_days < b.whole_days)

union all
select 'unused days come back at their share of what they cost', b.line_id::text,
  format('%s and %s of %s, %s and %s of %s days', b.taxable, b.cgst, l.taxable, l.cgst, b.unused_days, b.whole_days)
from credit_note_line b join document_line l on l.tenant_id = b.tenant_id and l.id = b.line_id
where b.unused_days is not null and (b.taxable <> round(l.taxable * b.unused_days / b.whole_days, 2)
  or b.cgst <> round(l.cgst * b.unused_days / b.whole_days, 2)
  or b.igst <> round(l.igst * b.unused_days / b.whole_days, 2))

union all
select 'a customer has the credit that was kept and not spent', c.id::text,
  format('%s, payments %s', c.credit, coalesce(s.credit, 0))
from customer c left join customer_credit s on s.tenant_id = c.tenant_id and s.customer_id = c.id
where c.credit <> coalesce(s.credit, 0)

union all
select 'a document tells what was given back', d.id::text,
  format('%s, refunds %s', d.refunded, coalesce(p.refunded, 0))
from document d left join payment_sums p on p.tenant_id = d.tenant_id and p.document_id = d.id
where d.refunded <> coalesce(p.refunded, 0)

union all
select 'no more is given back than was received', document_id::text,
  format('received %s, refunds %s', advance + paid, refunded)
from payment_sums where refunded > advance + paid

union all
select 'a billed order has its invoice', d.id::text, format('billed at %s, invoice %s', d.billed_at, i.id)
from document d
left join document i on i.tenant_id = d.tenant_id and i.converted_from = d.id and i.type = 'INVOICE'
  and i.canceled_at is null
where d.type = 'ORDER' and (d.billed_at is null) <> (i.id is null)

union all
select 'an invoice holds what its order received', i.id::text,
  format('taken over %s; order: pending %s, received %s', coalesce(t.taken, 0), d.pending, coalesce(p.own, 0))
from document i
join document d on d.tenant_id = i.tenant_id and d.id = i.converted_from and d.type = 'ORDER'
left join payment_sums t on t.tenant_id = i.tenant_id and t.document_id = i.id
left join payment_sums p on p.tenant_id = d.tenant_id and p.document_id = d.id
where i.canceled_at is null and (d.pending <> 0 or coalesce(t.taken, 0) <> coalesce(p.own, 0))

union all
select 'what comes of a document comes to the same', i.id::text, format('%s of %s', i.total, d.total)
from document i
join document d on d.tenant_id = i.tenant_id and d.id = i.converted_from
where i.canceled_at is null and i.revision = 0 and i.total <> d.total

union all
select 'what is taken over names a payment of the order', p.id::text, format('taken from %s', p.taken_from)
from payment p
join document i on i.tenant_id = p.tenant_id and i.id = p.document_id
left join payment o on o.tenant_id = p.tenant_id and o.id = p.taken_from
where p.taken_from is not null
  and (o.document_id is distinct from i.converted_from or o.amount < p.amount or o.mode <> p.mode)

union all
select 'a proposal is no debt', id::text, format('pending %s', pending)
from document where type = 'PROPOSAL' and pending <> 0

union all
select 'the advance is a payment', d.id::text, format('advance %s, as payments %s', d.advance, coalesce(p.advance, 0))
from document d left join payment_sums p on p.tenant_id = d.tenant_id and p.document_id = d.id
where d.advance <> coalesce(p.advance, 0)

union all
select 'a document names the mode of the largest payment with it', d.id::text,
  format('%s, the largest is %s', d.payment_mode, l.amount)
from document d
join (select tenant_id, document_id, max(amount) as amount from payment where kind = 'ADVANCE'
  group by tenant_id, document_id) l on l.tenant_id = d.tenant_id and l.document_id = d.id
where not exists (select from payment p where p.tenant_id = d.tenant_id and p.document_id = d.id
  and p.kind = 'ADVANCE' and p.amount = l.amount and p.mode = d.payment_mode)

union all
select 'a walk-in owes nothing', d.id::text, format('%s pending %s', d.type, d.pending)
from document d join customer c on c.tenant_id = d.tenant_id and c.id = d.customer_id
where c.walk_in and d.trashed_at is null and (d.pending <> 0 or d.type <> 'INVOICE')

union all
select 'a shop has one walk-in', s.tenant_id::text, format('%s of them', count(c.id))
from shop s left join customer c on c.tenant_id = s.tenant_id and c.walk_in
group by s.tenant_id having count(c.id) <> 1

union all
select 'each payment begins where the one before ended', id::text,
  format('begins at %s instead of %s', previous_pending, expected)
from payment_chain where previous_pending <> expected

union all
select 'an edit changes what is to pay by what the total changed', id::text,
  format('total %s to %s, pending %s to %s', previous_total, new_total, previous_pending, new_pending)
from document_change
where new_pending <> 0 and new_pending - previous_pending <> new_total - previous_total

union all
select 'every edit is in the trail', d.id::text,
  format('revision %s, %s edits, the last to a total of %s instead of %s', d.revision, t.edits, t.total, d.total)
from document d
left join (select tenant_id, document_id, count(*) as edits, max(revision) as revision,
    (array_agg(new_total order by revision desc))[1] as total
  from document_change group by tenant_id, document_id) t on t.tenant_id = d.tenant_id and t.document_id = d.id
where d.revision <> coalesce(t.edits, 0) or d.revision <> coalesce(t.revision, 0)
  or t.total <> d.total

union all
select 'a document is the sum of its lines', d.id::text,
  format('%s items, subtotal %s, CGST %s, IGST %s; lines: %s, %s, %s, %s', d.item_count, d.subtotal, d.cgst, d.igst,
    l.lines, l.taxable + l.discount, l.cgst, l.igst)
from document d left join line_sums l on l.tenant_id = d.tenant_id and l.document_id = d.id
where l.lines is null or l.lines <> d.item_count or l.quantity <> d.total_quantity
  or l.taxable + l.discount <> d.subtotal or l.cgst <> d.cgst or l.sgst <> d.sgst or l.igst <> d.igst
  or l.discount not in (0, d.discount)

union all
select 'a document adds up', id::text,
  format('%s + %s - %s + %s is not %s', subtotal, gst, discount, round_off, total)
from document
where total <> subtotal + gst - discount + round_off or cgst <> sgst or gst <> cgst + sgst + igst
  or (igst <> 0 and registration <> 'REGULAR') or (gst <> 0 and registration <> 'REGULAR')

union all
select 'a discount is what was entered', id::text, format('%s %s gave %s', discount_kind, discount_value, discount)
from document
where discount <> coalesce(
  case discount_kind when 'PERCENT' then round(subtotal * discount_value / 100, 2) else discount_value end, 0)

union all
select 'a line is price times quantity with its tax', document_id::text || ' line ' || position,
  format('%s x %s at %s %%: %s + %s + %s + %s', price, quantity, gst_percentage, taxable, cgst, sgst, igst)
from document_line
where cgst <> sgst or total <> taxable + cgst + sgst + igst
  or case when tax_inclusive and gst_percentage > 0
    then discount = 0 and total <> round(price * quantity, 2)
    else taxable + discount <> round(price * quantity, 2) end
  or (not (tax_inclusive and discount = 0) and cgst + sgst <> 0 and cgst <> round(taxable * gst_percentage / 200, 2))
  or (not (tax_inclusive and discount = 0) and igst <> 0 and igst <> round(taxable * gst_percentage / 100, 2))

union all
select 'commission is taken of what a bill comes to before tax', d.id::text,
  format('subtotal %s, discount %s, its lines earn of %s', d.subtotal, d.discount, sum(l.earning_amount))
from document d join document_line l on l.tenant_id = d.tenant_id and l.document_id = d.id
group by d.tenant_id, d.id, d.subtotal, d.discount
-- Work of an order in pieces earns through the order, not through its invoice.
having bool_and(l.item_id is not null) and sum(l.earning_amount) <> greatest(0, d.subtotal - d.discount)

union all
select 'an order has its commission from its completion on', o.id::text,
  format('%s, completed on %s', s.fixed, o.completed_on)
from boutique_order o join order_status s on s.tenant_id = o.tenant_id and s.id = o.status_id
where (s.fixed = 'COMPLETED') is distinct from (o.completed_on is not null)

union all
select 'stock is the sum of its movements', i.id::text,
  format('%s in stock, movements %s', i.available_quantity, coalesce(m.quantity, 0))
from catalogue_item i
left join move_sums m on m.tenant_id = i.tenant_id and m.item_id = i.id and m.variant_id is null
where i.is_inventory and not i.has_variants and i.available_quantity <> coalesce(m.quantity, 0)

union all
select 'stock is the sum of its movements', v.id::text,
  format('%s in stock, movements %s', v.available_quantity, coalesce(m.quantity, 0))
from catalogue_variant v
join catalogue_item i on i.tenant_id = v.tenant_id and i.id = v.item_id
left join move_sums m on m.tenant_id = v.tenant_id and m.item_id = v.item_id and m.variant_id = v.id
where i.is_inventory and v.available_quantity <> coalesce(m.quantity, 0)

union all
select 'an invoice moves the stock that it sells', m.document_id::text,
  format('item %s: sold %s, moved %s', m.item_id, coalesce(s.quantity, 0), -m.quantity)
from moved m
left join document d on d.tenant_id = m.tenant_id and d.id = m.document_id
left join sold s on s.tenant_id = m.tenant_id and s.document_id = m.document_id and s.item_id = m.item_id
  and s.variant_id is not distinct from m.variant_id
left join deleted_document g on g.tenant_id = m.tenant_id and g.id = m.document_id
where case
  when g.id is not null or d.trashed_at is not null then m.quantity <> 0
  else d.type is distinct from 'INVOICE' or (d.canceled_at is null and coalesce(s.quantity, 0) <> -m.quantity)
end

union all
select 'what lies in the trash holds no money', d.id::text, format('%s of its own', p.own)
from document d join payment_sums p on p.tenant_id = d.tenant_id and p.document_id = d.id
where d.trashed_at is not null and p.own <> 0

union all
select 'a paid quick bill was received, one that is not was undone', q.id::text, format('%s, last %s', q.status, e.kind)
from quick_bill q left join lateral (
  select kind from quick_bill_event e where e.tenant_id = q.tenant_id and e.quick_bill_id = q.id
    and e.kind in ('RECEIVED', 'UNDONE') order by e.at desc, e.id desc limit 1) e on true
where (q.status = 'PAID') is distinct from coalesce(e.kind = 'RECEIVED', false)

union all
select 'numbers have no gap', coalesce(s.series, n.series) || ' ' || coalesce(s.financial_year, n.financial_year),
  format('%s numbers, the last is %s, the counter stands at %s', s.numbers, s.last_serial, n.last_serial)
from series s
full join number_series n
  on n.tenant_id = s.tenant_id and n.series = s.series and n.financial_year = s.financial_year
where s.numbers is distinct from s.last_serial::bigint or s.last_serial is distinct from n.last_serial

union all
select 'a key answers what is there', k.key, format('%s answered a record that is not there', k.operation)
from idempotency_key k
where (k.answer ? 'document_id' and not exists (
    select from document d where d.tenant_id = k.tenant_id and d.id::text = k.answer ->> 'document_id')
  and not exists (
    select from deleted_document g where g.tenant_id = k.tenant_id and g.id::text = k.answer ->> 'document_id'))
  or (k.answer ? 'payment' and not exists (
    select from payment p where p.tenant_id = k.tenant_id and p.id::text = k.answer -> 'payment' ->> 'id'))
  or (k.answer ? 'customer_id' and not exists (
    select from customer c where c.tenant_id = k.tenant_id and c.id::text = k.answer ->> 'customer_id'))

union all
select 'an order received what its payments say', o.id::text,
  format('received %s, refunded %s; payments %s, %s', o.received, o.refunded, m.received, m.refunded)
from boutique_order o left join order_money m on m.tenant_id = o.tenant_id and m.order_id = o.id
where o.received <> coalesce(m.received, 0) or o.refunded <> coalesce(m.refunded, 0)

union all
select 'an order is the sum of its items and pieces', o.id::text,
  format('%s items, %s pieces, subtotal %s; items: %s, %s, %s; pieces: %s', o.items, o.pieces, o.subtotal,
    i.items, i.pieces, i.subtotal, p.pieces)
from boutique_order o
left join order_items i on i.tenant_id = o.tenant_id and i.order_id = o.id
left join order_pieces p on p.tenant_id = o.tenant_id and p.order_id = o.id
where i.items is null or i.items <> o.items or i.pieces <> o.pieces or i.subtotal <> o.subtotal
  or p.pieces is distinct from o.pieces

union all
select 'an order took the cloth that its items say, and none once it is canceled', o.id::text,
  format('%s: took %s, items say %s', m.place, m.quantity, coalesce(c.quantity, 0))
from order_moves m
join boutique_order o on o.tenant_id = m.tenant_id and o.id = m.order_id
left join order_cloth c on c.tenant_id = m.tenant_id and c.order_id = m.order_id and c.place = m.place
where m.quantity <> case when o.canceled_at is null then coalesce(c.quantity, 0) else 0 end

union all
select 'an invoice comes to what its order does', o.id::text, format('order %s, invoice %s', o.total, d.total)
from boutique_order o join document d on d.tenant_id = o.tenant_id and d.id = o.document_id
where d.total <> o.total or d.advance <> o.received - o.refunded

union all
select 'a closed day is what it counted', c.id::text,
  format('%s in %s, cash %s, paid out %s; counted: %s in %s, %s, %s', c.collected, c.receipts, c.cash_received, c.paid_out,
    s.collected, s.receipts, s.cash, s.paid_out)
from day_close c left join day_sums s on s.tenant_id = c.tenant_id and s.id = c.id
where c.reopened_at is null and (c.collected <> coalesce(s.collected, 0) or c.receipts <> coalesce(s.receipts, 0)
  or c.cash_received <> coalesce(s.cash, 0) or c.paid_out <> coalesce(s.paid_out, 0))

union all
select 'a closed day adds up by mode and by person', c.id::text, format('%s; %s; %s', c.collected, c.modes, c.people)
from day_close c
where c.collected <> (select coalesce(sum((m ->> 'total')::numeric), 0) from jsonb_array_elements(c.modes) m)
  or c.collected <> (select coalesce(sum((p ->> 'total')::numeric), 0) from jsonb_array_elements(c.people) p)

union all
select 'a close counts money that is there, and none once it is reopened', e.entry_id::text, e.day_close_id::text
from day_close_entry e
join day_close c on c.tenant_id = e.tenant_id and c.id = e.day_close_id
left join day_money m on m.tenant_id = e.tenant_id and m.id = e.entry_id
where m.id is null or c.reopened_at is not null

union all
select 'a receipt is what it paid and what was kept', r.id::text,
  format('%s by %s, kept %s, of before %s; payments %s by %s', r.amount, r.mode, r.credited, r.opening, s.amount, s.mode)
from receipt r left join receipt_sums s on s.tenant_id = r.tenant_id and s.receipt_id = r.id
where r.amount <> r.credited + r.opening + coalesce(s.amount, 0)
  or (s.mode is not null and (s.mode <> r.mode or s.last_mode <> r.mode))

union all
select 'what is left of an opening due is what no receipt paid', c.id::text,
  format('%s, left %s, receipts %s', c.opening_due, c.opening_pending, coalesce(r.paid, 0))
from customer c
left join (
  select tenant_id, customer_id, sum(opening) as paid from receipt group by tenant_id, customer_id
) r on r.tenant_id = c.tenant_id and r.customer_id = c.id
where c.opening_due - c.opening_pending <> coalesce(r.paid, 0)

union all
select 'a statement is the sum of its rows', t.id::text,
  format('%s, %s, %s; rows %s, %s, %s', t.earned, t.advances, t.carried, s.earned, s.advances, s.carried)
from employee_statement t left join statement_sums s on s.tenant_id = t.tenant_id and s.statement_id = t.id
where t.earned <> coalesce(s.earned, 0) or t.advances <> coalesce(s.advances, 0) or t.carried <> coalesce(s.carried, 0)

union all
select 'an advance is counted once, and a negative statement carried once', r.source_id::text, count(*)::text
from employee_statement_row r
join employee_statement t on t.tenant_id = r.tenant_id and t.id = r.statement_id and t.reopened_at is null
where r.kind in ('ADVANCE', 'CARRIED')
group by r.tenant_id, r.source_id
having count(*) > 1

union all
select 'what was paid on a reopened statement is an advance', t.id::text, format('%s paid, advance %s', t.payable, a.amount)
from employee_statement t
left join employee_advance a on a.tenant_id = t.tenant_id and a.statement_id = t.id
where (t.reopened_at is not null and t.paid_on is not null and a.amount is distinct from t.payable)
  or (a.id is not null and (t.reopened_at is null or t.paid_on is null))

union all
select 'goods that came in are their movement', g.id::text,
  format('%s came, %s moved', g.quantity, coalesce(sum(m.quantity) filter (where m.quantity > 0), 0))
from goods_receipt g
left join stock_move m on m.tenant_id = g.tenant_id and m.goods_receipt_id = g.id and m.item_id = g.item_id
  and m.variant_id is not distinct from g.variant_id
group by g.tenant_id, g.id, g.quantity
having g.quantity <> coalesce(sum(m.quantity) filter (where m.quantity > 0), 0)

union all
select 'an undone receipt moved its goods out again, any other did not', g.id::text,
  format('%s came, undone %s, %s moved out', g.quantity, g.undone_at, coalesce(-sum(m.quantity) filter (where m.quantity < 0), 0))
from goods_receipt g
left join stock_move m on m.tenant_id = g.tenant_id and m.goods_receipt_id = g.id and m.item_id = g.item_id
  and m.variant_id is not distinct from g.variant_id
group by g.tenant_id, g.id, g.quantity, g.undone_at
having coalesce(-sum(m.quantity) filter (where m.quantity < 0), 0)
  <> case when g.undone_at is null then 0 else g.quantity end

union all
select 'the parts of a split stand behind each other, from 0 to 100', p.sale_id::text, string_agg(format('%s-%s', p.lower, p.upper), ', ')
from (select tenant_id, document_id as sale_id, lower, upper, 2 as least from document_split
      union all select tenant_id, order_id, lower, upper, 2 from boutique_order_split
      union all select tenant_id, line_id, lower, upper, 1 from document_line_split) p
group by p.tenant_id, p.sale_id
having count(*) < max(p.least) or sum(p.upper - p.lower) <> 100 or min(p.lower) <> 0 or max(p.upper) <> 100
