import {
  checkOrderAdvance,
  checkParts,
  dayIn,
  type FixedStatus,
  mayEditOrder,
  problem,
  rupees,
} from '@galla/domain';
import { basisPointsOf, paiseOf } from '../../db/numeric.ts';
import { followSeller, paymentModeWord } from '../../billing/index.ts';
import { refusedFor, refuseOn } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { refuseOtherWork } from '../alterations/rules.ts';
import { releaseCloth } from '../cloth/cloth.ts';
import { lockFabrics, moveFabrics } from '../fabrics/stock.ts';
import { checkSent } from './check.ts';
import { atPaymentFields, chosenOf, factsOf, orderColumns, withStageNames } from './create.ts';
import { noteEvents, type OrderEvent } from './events.ts';
import { claimImages, retireImagesOf } from './images.ts';
import { assignmentsOf, selectItems, toStored } from './items.ts';
import { keepPatterns } from './keepPatterns.ts';
import { holdOrderToLimits } from './limits.ts';
import { loadMasters } from './masters.ts';
import { holdersOf, tellNewHolders } from './newHolders.ts';
import { writeMoney } from './money.ts';
import { lockOrder, type OrderRecord, touchOrder } from './orders.ts';
import type { OrderPayload } from './payload.ts';
import { requireWorkers } from './people.ts';
import { amountsOf, checkClaims, priceItems } from './price.ts';
import { readOrder } from './read.ts';
import { followPieces } from './states.ts';
import { addItem, changeItem, removeItem } from './writeItems.ts';

function refuseClosed(order: OrderRecord): void {
  if (!mayEditOrder(order.fixed as FixedStatus | null))
    throw refusedFor(problem('status', 'INVALID_INPUT', 'orderRule.editClosed'));
  if (order.documentId !== null) throw refusedFor(problem('status', 'INVALID_INPUT', 'orderRule.invoiced'));
}

/** The highest number in the item codes of an order; numbers of removed items are not reused. */
const lastCode = (codes: readonly string[]): number =>
  Math.max(0, ...codes.map((code) => Number(code.slice(code.lastIndexOf('-') + 1))));

/**
 * Edits an order: existing items keep what was agreed, received money stays, and the part of the advance above it is
 * received now. The GST rate stays that of the original order.
 * @throws Refused CHANGED_MEANWHILE for another version, INVALID_INPUT for a completed or canceled one
 */
export async function updateOrder(
  by: Pick<Call, 'db' | 'caller' | 'now'>,
  id: string,
  body: OrderPayload & { expected_version?: number },
): Promise<void> {
  const { db, caller, now } = by;
  const order = await lockOrder(db, caller, id, body.expected_version);
  refuseClosed(order);
  const stored = (await selectItems(db, caller).where('item.orderId', '=', id).execute()).map(toStored);
  const known = new Map(stored.map((item) => [item.id, item]));
  const worked = await assignmentsOf(db, [...known.keys()]);
  const before = new Set([
    ...worked.map(({ employeeId }) => employeeId),
    ...(order.employeeId === null ? [] : [order.employeeId]),
  ]);
  const read = readOrder(body);
  checkSent(read, dayIn(caller.timeZone, now), order);
  const stages = await requireWorkers(db, read, before);
  const sent = withStageNames(read, stages);
  const masters = await loadMasters(db, chosenOf(sent.items, known));
  const gst = basisPointsOf(order.gstPercentage);
  const priced = priceItems(sent.items, masters, known);
  if (order.type === 'ALTERATION') await refuseOtherWork(db, id, sent.type, priced);
  const net = paiseOf(order.received) - paiseOf(order.refunded);
  const { total, pending: open } = amountsOf(sent, priced, gst, net);
  // Money received before stays; only the amount above it is received now.
  const more = Math.max(0, sent.advance - net) || (sent.payInFull ? open : 0);
  if (more > 0) {
    refuseOn(atPaymentFields(checkOrderAdvance(net + more, total)));
    refuseOn(
      ...checkParts([
        { mode: sent.mode, amount: more, reference: sent.paymentReference, bank: sent.paymentBank },
      ]).map(atPaymentFields),
    );
  }
  const amounts = amountsOf(sent, priced, gst, net + more);
  checkClaims(sent, priced, amounts, { gst, pendings: [amounts.pending, open] });
  const approval = body.limit_approval ?? undefined;
  const lifted = await holdOrderToLimits(by, {
    items: priced,
    masters,
    amounts,
    approval,
    before: { subtotal: paiseOf(order.subtotal), discount: paiseOf(order.discount) },
  });

  // Without assignments before or after, there is nobody to notify.
  const plans = worked.length > 0 || sent.items.some(({ assignments }) => assignments.length > 0);
  const holders = plans ? await holdersOf(db, id) : [];
  const staying = new Set(priced.flatMap(({ before: item }) => item?.id ?? []));
  for (const item of stored)
    if (!staying.has(item.id)) {
      await releaseCloth(by, item.id);
      await removeItem(db, item.id);
      await retireImagesOf(by, item);
    }
  let code = lastCode(stored.map((item) => item.code));
  const items = [];
  for (const [at, one] of priced.entries()) {
    const item = await claimImages(by, one, at);
    items.push(item);
    if (item.before) await changeItem(db, id, { ...item, before: item.before }, at);
    else {
      await addItem(db, { order, lastCode: code }, item, at);
      code += 1;
    }
  }
  await keepPatterns(by, items, stages);
  const held = stored.some(({ fabrics }) => fabrics.length > 0) ? id : undefined;
  await moveFabrics(by, id, await lockFabrics(db, items, masters.fabrics, held));
  await touchOrder(db, id, {
    ...orderColumns(sent, amounts, gst),
    ...(sent.employeeId !== undefined && { employeeId: sent.employeeId }),
    received: rupees(paiseOf(order.received) + more),
    pending: rupees(amounts.pending),
  });
  const sellers = { before: order.employeeId, after: sent.employeeId ?? order.employeeId };
  await followSeller(db, { orderId: id }, sellers, { staffId: caller.staffId, now });
  await lifted?.spend({ orderId: id });
  const events: OrderEvent[] = [{ kind: 'EDITED', facts: factsOf(items, lifted) }];
  if (more > 0) {
    const { mode, paymentReference: reference, paymentBank: bank } = sent;
    const left = amounts.pending;
    await writeMoney(db, by, {
      orderId: id,
      kind: 'PAYMENT',
      amount: more,
      pending: open,
      left,
      mode,
      reference,
      bank,
    });
    events.push({ kind: 'PAID', facts: { amount: rupees(more), mode: paymentModeWord[mode] } });
  }
  await noteEvents(db, by, id, events);
  if (plans) await tellNewHolders(by, order, holders);
  await followPieces(by, id);
}
