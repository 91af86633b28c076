import type { TestShop } from '@galla/upstream/testing';
import type { Planted } from './plant.ts';

type Db = Parameters<Parameters<TestShop['within']>[0]>[0];

const AT = new Date('2026-11-19T08:00:00Z');

/**
 * An order of one piece with its parts: money, events, and an open link. Another one is invoiced, so that it has a
 * paper and no longer changes.
 */
export async function plantOrder(
  db: Db,
  ids: Planted,
  { mark, serial }: { mark: string; serial: number },
): Promise<void> {
  const { sql, tenantId } = db;
  const order = {
    tenantId,
    financialYear: '26-27',
    orderedOn: '2026-11-19',
    type: 'NEW',
    customerId: ids.customer,
    employeeId: ids.staff,
    createdBy: ids.staff,
    deliveryDate: '2026-12-19',
    reference: mark,
    keptReason: mark,
    pieces: 1,
    items: 1,
    subtotal: '100',
    gstPercentage: '0',
    gst: '0',
    total: '100',
    received: '40',
    pending: '60',
    statusId: ids.status,
    stageId: ids.stage,
    createdAt: AT,
    updatedAt: AT,
  };
  await sql
    .insertInto('boutiqueOrder')
    .values([
      { ...order, id: ids.boutiqueOrder, number: `26-27/J/Z${serial}`, serial: 90_000 + serial },
      {
        ...order,
        id: ids.invoicedOrder,
        number: `26-27/J/Y${serial}`,
        serial: 80_000 + serial,
        documentId: ids.document,
      },
    ])
    .execute();
  await plantItem(db, ids, { mark, serial });
  const ofOrder = { tenantId, orderId: ids.boutiqueOrder, createdAt: AT };
  await sql
    .insertInto('boutiquePayment')
    .values({
      ...ofOrder,
      id: ids.orderPayment,
      kind: 'ADVANCE',
      amount: '40',
      previousPending: '100',
      newPending: '60',
      mode: 'UPI',
      reference: mark,
      receivedBy: ids.staff,
    })
    .execute();
  await sql
    .insertInto('boutiqueEvent')
    .values({
      ...ofOrder,
      id: ids.orderEvent,
      kind: 'STAGE',
      facts: JSON.stringify({ item: mark, status: mark, stage: mark, employee: mark, reason: mark }),
      madeBy: ids.staff,
    })
    .execute();
  await sql
    .insertInto('boutiqueLink')
    .values({
      ...ofOrder,
      id: ids.boutiqueOrder,
      secretHash: Buffer.from(`${mark} link ${serial}`),
      endsAt: new Date('2026-12-19T08:00:00Z'),
      createdBy: ids.staff,
    })
    .execute();
}

async function plantItem(
  { sql, tenantId }: Db,
  ids: Planted,
  { mark, serial }: { mark: string; serial: number },
): Promise<void> {
  const image = `orders/${mark}.png`;
  const ofOrder = { tenantId, orderId: ids.boutiqueOrder };
  await sql
    .insertInto('boutiqueOrderItem')
    .values({
      ...ofOrder,
      id: ids.orderItem,
      position: 1,
      code: `26-27/J/Z${serial}/1`,
      garmentId: ids.garment,
      name: `${mark} item`,
      toWhom: mark,
      note: mark,
      quantity: 1,
      price: '70',
      designPrice: '10',
      patternPrice: '10',
      addOnPrice: '10',
      total: '100',
      designs: JSON.stringify([{ id: ids.option, area: mark, name: mark, price: '10.00' }]),
      addOns: JSON.stringify([{ id: null, area: '', name: mark, price: '10.00' }]),
      patterns: JSON.stringify([
        {
          id: ids.pattern,
          name: mark,
          price: '10.00',
          images: [image],
          stages: [{ stage: mark, amount: '10.00' }],
        },
      ]),
      measurements: JSON.stringify({
        method: 'form',
        values: [{ name: mark, value: mark }],
        custom: [{ name: mark, value: mark }],
        text: mark,
        images: [image],
        instructions: mark,
      }),
    })
    .execute();
  const at = { ...ofOrder, itemId: ids.orderItem, stageId: ids.stage, employeeId: ids.staff };
  await sql
    .insertInto('boutiqueAssignment')
    .values({ ...at, position: 1 })
    .execute();
  await sql
    .insertInto('boutiquePiece')
    .values({ ...at, id: ids.piece, number: 1, photo: image })
    .execute();
  await sql
    .insertInto('boutiqueCloth')
    .values({
      ...ofOrder,
      itemId: ids.orderItem,
      description: mark,
      metres: '2.5',
      photo: image,
      receivedAt: AT,
      receivedBy: ids.staff,
    })
    .execute();
  await sql
    .insertInto('boutiqueAlteration')
    .values({
      ...ofOrder,
      itemId: ids.orderItem,
      pieceId: ids.piece,
      cause: mark,
      sewnBy: JSON.stringify([{ stage: mark, employeeId: ids.staff, name: mark }]),
      createdAt: AT,
    })
    .execute();
  await sql
    .insertInto('boutiquePieceMove')
    .values({
      ...ofOrder,
      id: ids.piece,
      pieceId: ids.piece,
      fromState: '0',
      fromStageId: ids.stage,
      fromEmployeeId: ids.staff,
      toState: '1',
      toStageId: ids.stage,
      toEmployeeId: ids.staff,
      movedBy: ids.staff,
      movedAt: AT,
    })
    .execute();
}
