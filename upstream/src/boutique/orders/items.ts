import { fullName, type PieceState, quantityText, rupees, stateOfItem } from '@galla/domain';
import type { Static } from 'typebox';
import { milliOf, paiseOf } from '../../db/numeric.ts';
import type { Cloth } from '../cloth/schemas.ts';
import { type StoredFabric, toFabrics } from '../fabrics/agreed.ts';
import { alterationsOf } from '../alterations/read.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import type { Call } from '../../http/route.ts';
import type {
  StoredDesign,
  StoredImage,
  StoredItem,
  StoredMeasurements,
  StoredPattern,
  StoredPiece,
} from './draft.ts';
import type { OrderItemRow, QrCode } from './schemas.ts';
import { ownOrders } from './visible.ts';
import { lengthUnitWord } from './words.ts';

const STATES = ['0', '1', '2'] as const;
const STATE_LABEL = { '0': 'Pending', '1': 'In Process', '2': 'Done' } as const;

/** The items of orders that the caller may see, in order. */
export function selectItems(db: TenantDb, caller: Pick<Caller, 'employeeId' | 'tenantId'>) {
  return db.sql
    .selectFrom('boutiqueOrderItem as item')
    .innerJoin('boutiqueOrder', (join) =>
      join
        .onRef('boutiqueOrder.tenantId', '=', 'item.tenantId')
        .onRef('boutiqueOrder.id', '=', 'item.orderId'),
    )
    .innerJoin('customer', (join) =>
      join
        .onRef('customer.tenantId', '=', 'boutiqueOrder.tenantId')
        .onRef('customer.id', '=', 'boutiqueOrder.customerId'),
    )
    .leftJoin('boutiqueCloth as cloth', (join) =>
      join.onRef('cloth.tenantId', '=', 'item.tenantId').onRef('cloth.itemId', '=', 'item.id'),
    )
    .where('item.tenantId', '=', db.tenantId)
    .where(ownOrders(caller) as never)
    .selectAll('item')
    .select([
      'cloth.description as clothDescription',
      'cloth.metres as clothMetres',
      'cloth.photo as clothPhoto',
    ])
    .select(['cloth.receivedAt as clothReceivedAt', 'cloth.leftOver as clothLeft'])
    .select('cloth.returnedAt as clothReturnedAt')
    .orderBy('item.orderId')
    .orderBy('item.position');
}

export type ItemRecord = Awaited<ReturnType<ReturnType<typeof selectItems>['execute']>>[number];

/** Types the JSON columns of an item, which only this slice writes. */
export const agreedOf = (
  row: Pick<ItemRecord, 'designs' | 'addOns' | 'fabrics' | 'patterns' | 'measurements'>,
) => ({
  designs: row.designs as unknown as StoredDesign[],
  addOns: row.addOns as unknown as StoredDesign[],
  fabrics: row.fabrics as unknown as StoredFabric[],
  patterns: row.patterns as unknown as StoredPattern[],
  measurements: row.measurements as unknown as StoredMeasurements | null,
});

export const toStored = (row: ItemRecord): StoredItem => ({
  id: row.id,
  position: row.position,
  code: row.code,
  garmentId: row.garmentId,
  name: row.name,
  quantity: row.quantity,
  price: row.price,
  ...agreedOf(row),
});

/** The pieces of items, in order. */
export async function piecesOf(db: TenantDb, itemIds: readonly string[]): Promise<StoredPiece[]> {
  if (itemIds.length === 0) return [];
  const rows = await db.sql
    .selectFrom('boutiquePiece as piece')
    .leftJoin('staff as giver', (join) =>
      join.onRef('giver.tenantId', '=', 'piece.tenantId').onRef('giver.id', '=', 'piece.handedOverBy'),
    )
    .where('piece.tenantId', '=', db.tenantId)
    .where('piece.itemId', 'in', itemIds)
    .select(['piece.id', 'piece.itemId', 'piece.orderId', 'piece.number', 'piece.state', 'piece.stageId'])
    .select(['piece.employeeId', 'piece.handedOverAt', 'piece.collectedBy', 'piece.photo'])
    .select(['giver.firstName', 'giver.lastName'])
    .orderBy('piece.itemId')
    .orderBy('piece.number')
    .execute();
  return rows.map(({ firstName, lastName, ...row }) => ({
    ...row,
    state: oneOf(STATES, row.state),
    handedOverByName: firstName === null ? null : fullName(firstName, lastName ?? ''),
  }));
}

/** Who works on items at which stage, in stage order. */
export async function assignmentsOf(db: TenantDb, itemIds: readonly string[]) {
  if (itemIds.length === 0) return [];
  return db.sql
    .selectFrom('boutiqueAssignment as assignment')
    .innerJoin('stage', (join) =>
      join.onRef('stage.tenantId', '=', 'assignment.tenantId').onRef('stage.id', '=', 'assignment.stageId'),
    )
    .innerJoin('staff', (join) =>
      join
        .onRef('staff.tenantId', '=', 'assignment.tenantId')
        .onRef('staff.id', '=', 'assignment.employeeId'),
    )
    .where('assignment.tenantId', '=', db.tenantId)
    .where('assignment.itemId', 'in', itemIds)
    .select(['assignment.itemId', 'assignment.stageId', 'assignment.employeeId'])
    .select(['stage.name as stage', 'staff.firstName', 'staff.lastName'])
    .orderBy('assignment.itemId')
    .orderBy('assignment.position')
    .orderBy('assignment.employeeId')
    .execute();
}

/** The key that refers to an existing picture in an edit: its file name. */
export const imageKey = (path: StoredImage): string => path.slice(path.lastIndexOf('/') + 1);

type Addresses = Pick<Call, 'files' | 'now'>;

const toImages = ({ files, now }: Addresses, paths: readonly StoredImage[]) =>
  paths.map((path) => ({ key: imageKey(path), url: files.address(path, now) }));

export const toPatterns = (addresses: Addresses, patterns: readonly StoredPattern[]) =>
  patterns.map(({ id, name, price, images, stages }) => ({
    id,
    name,
    price,
    image: toImages(addresses, images),
    stage_prices: stages.map(({ stage, stageId = null, amount }) => ({
      stage,
      stage_id: stageId,
      price: amount,
    })),
  }));

export const toDesignAreas = (designs: readonly StoredDesign[]) => ({
  design_areas: designs.map(({ id, name, area, price }) => ({
    id: id ?? '',
    name,
    area_name: area,
    area_price: price,
  })),
});

export const toAddOns = (addOns: readonly StoredDesign[]) =>
  addOns.map(({ id, name, price }) => ({ id, name, price }));

export function toMeasurements(addresses: Addresses, stored: StoredMeasurements | null) {
  if (!stored) return null;
  return {
    type: stored.method,
    measurements: stored.values,
    measurementUnit: lengthUnitWord[stored.unit ?? 'INCH'],
    customMeasurements: stored.custom,
    measurementText: stored.text,
    measurementImages: toImages(addresses, stored.images),
    specialInstructions: stored.instructions,
  };
}

/** The cloth that the customer brought for an item. */
function toCloth({ files, now }: Addresses, row: ItemRecord): Static<typeof Cloth> | null {
  if (row.clothMetres === null || row.clothReceivedAt === null) return null;
  return {
    description: row.clothDescription,
    metres: quantityText(milliOf(row.clothMetres)),
    photo: row.clothPhoto && files.address(row.clothPhoto, now),
    received_at: row.clothReceivedAt.toISOString(),
    left: row.clothLeft && quantityText(milliOf(row.clothLeft)),
    returned_at: row.clothReturnedAt?.toISOString() ?? null,
  };
}

/** Items in their wire shape, with their pieces and assignments. */
export async function toItems(
  db: TenantDb,
  addresses: Addresses,
  rows: readonly ItemRecord[],
): Promise<Static<typeof OrderItemRow>[]> {
  const ids = rows.map(({ id }) => id);
  const pieces = Map.groupBy(await piecesOf(db, ids), ({ itemId }) => itemId);
  const assignments = Map.groupBy(await assignmentsOf(db, ids), ({ itemId }) => itemId);
  const { alters, alteredBy } = await alterationsOf(db, ids);
  return rows.map((row) => {
    const own = pieces.get(row.id) ?? [];
    const works = assignments.get(row.id) ?? [];
    const { designs, addOns, fabrics, patterns, measurements } = agreedOf(row);
    const stateAt = (stageId: string, employeeId: string): PieceState =>
      stateOfItem(
        own
          .filter((piece) => piece.stageId === stageId && piece.employeeId === employeeId)
          .map(({ state }) => state),
      );
    return {
      id: row.id,
      order_id: row.orderId,
      item_key: row.code,
      item_id: row.garmentId,
      item_name: row.name,
      to_whom: row.toWhom,
      note: row.note,
      quantity: row.quantity,
      price: row.price,
      unit_price: rupees(paiseOf(row.total) / row.quantity),
      total_price: row.total,
      design: toDesignAreas(designs),
      pattern_id: patterns.flatMap(({ id }) => id ?? []),
      pattern: toPatterns(addresses, patterns),
      measurements: toMeasurements(addresses, measurements),
      add_ons: toAddOns(addOns),
      fabrics: toFabrics(fabrics),
      assignments: works.map(({ stageId, employeeId }) => ({ stage_id: stageId, employee_id: employeeId })),
      employees: works.map(({ stageId, stage, employeeId, firstName, lastName }) => ({
        employee_id: employeeId,
        full_name: fullName(firstName, lastName),
        stage_id: stageId,
        stage,
        status_label: STATE_LABEL[stateAt(stageId, employeeId)],
      })),
      employee_status: stateOfItem(own.map(({ state }) => state)),
      cloth: toCloth(addresses, row),
      alters: alters.get(row.id) ?? null,
      pieces: own.map(({ id, number, state, stageId, employeeId, handedOverAt, ...gone }) => ({
        id,
        number,
        state,
        stage_id: stageId,
        employee_id: employeeId,
        handed_over_at: handedOverAt?.toISOString() ?? null,
        collected_by: gone.collectedBy,
        handed_over_by_name: gone.handedOverByName,
        photo: gone.photo && addresses.files.address(gone.photo, addresses.now),
        altered_by: alteredBy(id),
      })),
    };
  });
}

/** The slips of an item: one per employee who works on it, or a single one (spec 3 §3). */
export function qrCodesOf(item: Static<typeof OrderItemRow>, tenant: string): Static<typeof QrCode>[] {
  const common = {
    item_key: item.item_key,
    quantity: item.quantity,
    url: true,
    order_id: item.order_id,
    tenant,
  };
  const people = new Map(item.employees.map(({ employee_id: id, full_name: name }) => [id, name]));
  return people.size === 0
    ? [{ ...common, emp_key: null, emp_name: null }]
    : [...people].map(([id, name]) => ({ ...common, emp_key: id, emp_name: name }));
}
