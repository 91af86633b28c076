import { checkOrderAdvance, checkParts, dayIn, percentText, type Problem, rupees } from '@galla/domain';
import { type Lifted, nextNumber, partsAtCreation, type PartsSent, writeParts } from '../../billing/index.ts';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { refuseOn } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { placeOf } from '../fabrics/agreed.ts';
import { lockFabrics, moveFabrics } from '../fabrics/stock.ts';
import { checkSent } from './check.ts';
import type { PricedItem, SentOrder, StoredItem } from './draft.ts';
import { noteEvents, type OrderEvent } from './events.ts';
import { claimImages } from './images.ts';
import { keepPatterns } from './keepPatterns.ts';
import { holdOrderToLimits } from './limits.ts';
import { loadMasters } from './masters.ts';
import { tellNewHolders } from './newHolders.ts';
import { writeMoney } from './money.ts';
import type { OrderPayload } from './payload.ts';
import { gstOf, requireCustomer, requireWorkers } from './people.ts';
import { amountsOf, checkClaims, piecesOf, priceItems } from './price.ts';
import { readOrder } from './read.ts';
import { addItem } from './writeItems.ts';
import { paymentModeWord } from '../../billing/index.ts';

type Writer = Pick<Call, 'db' | 'caller' | 'now'>;

/**
 * The ids that the items of an order refer to, of the shop's master data and products.
 * @param agreed existing items, which apply to whatever the request leaves out
 */
export const chosenOf = (items: SentOrder['items'], agreed: ReadonlyMap<string, StoredItem>) => ({
  garmentIds: items.flatMap(({ garmentId }) => garmentId ?? []),
  optionIds: items.flatMap(({ designs, addOns }) => [
    ...designs.map(({ id }) => id),
    ...addOns.flatMap(({ id }) => id ?? []),
  ]),
  patternIds: items.flatMap(({ patternIds }) => patternIds),
  fabrics: items.flatMap(({ id = '', fabrics }) => fabrics ?? (agreed.get(id)?.fabrics ?? []).map(placeOf)),
});

/** Stages of custom patterns are sent by id or name; both are stored, since a shop may rename its stages. */
export function withStageNames(sent: SentOrder, stages: ReadonlyMap<string, string>): SentOrder {
  const ids = new Map(Array.from(stages, ([id, name]) => [name, id]));
  const items = sent.items.map((item) => ({
    ...item,
    customPatterns: item.customPatterns.map((pattern) => ({
      ...pattern,
      stages: pattern.stages.map(({ stage, amount }) => ({
        stage: stages.get(stage) ?? stage,
        stageId: stages.has(stage) ? stage : ids.get(stage),
        amount,
      })),
    })),
  }));
  return { ...sent, items };
}

export async function statusId(db: TenantDb, fixed: string): Promise<string> {
  const { id } = await db.sql
    .selectFrom('orderStatus')
    .where('tenantId', '=', db.tenantId)
    .where('fixed', '=', fixed)
    .select('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The columns for what was sent and computed. */
export function orderColumns(sent: SentOrder, amounts: ReturnType<typeof amountsOf>, gst: number) {
  const { discount } = sent;
  return {
    type: sent.type,
    urgent: sent.urgent,
    functionDate: sent.functionDate,
    trialDate: sent.trialDate,
    deliveryDate: sent.deliveryDate ?? '',
    reference: sent.reference,
    items: sent.items.length,
    pieces: sent.items.reduce((count, { quantity }) => count + quantity, 0),
    subtotal: rupees(amounts.subtotal),
    discountKind: discount?.kind ?? null,
    // Rupees and per cent both have two decimals.
    discountValue: discount ? rupees(discount.value) : null,
    discount: rupees(amounts.discount),
    gstPercentage: percentText(gst),
    gst: rupees(amounts.gst),
    total: rupees(amounts.total),
  };
}

/** The facts that the history records for a new or edited order. */
export const factsOf = (items: readonly PricedItem[], lifted: Lifted | undefined) => ({
  pieces: piecesOf(items),
  ...(lifted && { approved_by: lifted.by }),
});

/** A single payment is part of the order itself, so its problems have no index in a list. */
export const atPaymentFields = (found: Problem | undefined): Problem | undefined =>
  found && {
    ...found,
    field: found.field
      .replace(/^payments\.0\.amount$/, 'advance_amt')
      .replace(/^payments\.0\.reference$/, 'payment_reference')
      .replace(/^payments\.0\.bank$/, 'payment_bank')
      .replace(/^advance$/, 'advance_amt')
      .replace(/^payments\.0\./, ''),
  };

/**
 * Takes an order in the caller's transaction; returns its id. All refusals come first; the number comes late, because
 * every order of the shop waits for it until the transaction commits.
 * @param agreed prices and measurements other than the shop's current ones, by the `id` of an item in the request
 */
export async function createOrder(
  by: Writer,
  body: OrderPayload & { commission_parts?: PartsSent | null },
  agreed: ReadonlyMap<string, StoredItem> = new Map(),
): Promise<string> {
  const { db, caller, now } = by;
  const { tenantId } = db;
  const today = dayIn(caller.timeZone, now);
  const read = readOrder(body);
  checkSent(read, today);
  await requireCustomer(by, read.customerId ?? '');
  const stages = await requireWorkers(db, read);
  const sent = withStageNames(read, stages);
  const parts = await partsAtCreation(db, body.commission_parts, 'BOUTIQUE_ORDER');
  const masters = await loadMasters(db, chosenOf(sent.items, agreed));
  const gst = await gstOf(db);
  const priced = priceItems(sent.items, masters, agreed);
  const total = amountsOf(sent, priced, gst, 0).total;
  refuseOn(atPaymentFields(checkOrderAdvance(sent.advance, total)));
  const received = sent.advance === 0 && sent.payInFull ? total : sent.advance;
  if (received > 0)
    refuseOn(
      ...checkParts([
        { mode: sent.mode, amount: received, reference: sent.paymentReference, bank: sent.paymentBank },
      ]).map(atPaymentFields),
    );
  const amounts = amountsOf(sent, priced, gst, received);
  // As documented, the pending amount without an advance is the total, even if everything is received at once.
  const pendings = [amounts.pending, ...(sent.advance === 0 ? [total] : [])];
  checkClaims(sent, priced, amounts, { gst, pendings });
  const approval = body.limit_approval ?? undefined;
  const lifted = await holdOrderToLimits(by, { items: priced, masters, amounts, approval });
  const items = [];
  for (const [at, item] of priced.entries()) items.push(await claimImages(by, item, at));
  await keepPatterns(by, items, stages);
  const cut = await lockFabrics(db, items, masters.fabrics);

  const id = newId();
  const { number, financialYear, serial } = await nextNumber(db, 'BOUTIQUE_ORDER', today);
  await db.sql
    .insertInto('boutiqueOrder')
    .values({
      tenantId,
      id,
      number,
      financialYear,
      serial,
      orderedOn: today,
      statusId: await statusId(db, 'PENDING'),
      stageId: sent.stageId ?? sent.items[0]?.assignments[0]?.stageId ?? null,
      customerId: sent.customerId ?? '',
      employeeId: sent.employeeId ?? caller.staffId,
      createdBy: caller.staffId,
      ...orderColumns(sent, amounts, gst),
      received: rupees(received),
      pending: rupees(amounts.pending),
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  for (const [at, item] of items.entries())
    await addItem(db, { order: { id, number }, lastCode: at }, item, at);
  if (parts) await writeParts(db, { orderId: id }, parts, { staffId: caller.staffId, now });
  await moveFabrics(by, id, cut);
  await lifted?.spend({ orderId: id });
  const events: OrderEvent[] = [{ kind: 'CREATED', facts: factsOf(items, lifted) }];
  if (received > 0) {
    const { mode, paymentReference: reference, paymentBank: bank } = sent;
    await writeMoney(db, by, {
      orderId: id,
      kind: 'ADVANCE',
      amount: received,
      pending: total,
      left: amounts.pending,
      mode,
      reference,
      bank,
    });
    events.push({ kind: 'PAID', facts: { amount: rupees(received), mode: paymentModeWord[mode] } });
  }
  await noteEvents(db, by, id, events);
  if (sent.items.some(({ assignments }) => assignments.length > 0))
    await tellNewHolders(by, { id, number }, []);
  await db.sql
    .updateTable('customer')
    .set({ lastSeenAt: now })
    .where('tenantId', '=', tenantId)
    .where('id', '=', sent.customerId ?? '')
    .execute();
  return id;
}
