import {
  isInterState,
  ITEM_KINDS,
  partyState,
  percentText,
  quantityText,
  rateText,
  rupees,
  supplyTax,
  taxRates,
} from '@galla/domain';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { basisPointsOf, milliOf, paiseOf } from '../../db/numeric.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import type { DocumentItem, DocumentTax } from '../answers.ts';
import { lineSplit } from '../split/partsOf.ts';
import { ownDocuments } from './ownership.ts';

/** The lines of documents that the caller may see, in order, with the options of their variants. */
export function listLines(db: TenantDb, caller: Pick<Caller, 'employeeId'>, documentIds: readonly string[]) {
  return selectLines(db, caller).where('line.documentId', 'in', documentIds).execute();
}

/** The lines with these ids whose documents the caller may see. */
export function listLinesByIds(db: TenantDb, caller: Caller, ids: readonly string[]) {
  return selectLines(db, caller).where('line.id', 'in', ids).execute();
}

function selectLines(db: TenantDb, caller: Pick<Caller, 'employeeId'>) {
  return db.sql
    .selectFrom('documentLine as line')
    .innerJoin('document', (join) =>
      join.onRef('document.tenantId', '=', 'line.tenantId').onRef('document.id', '=', 'line.documentId'),
    )
    .leftJoin('catalogueVariant as variant', (join) =>
      join.onRef('variant.tenantId', '=', 'line.tenantId').onRef('variant.id', '=', 'line.variantId'),
    )
    .where('line.tenantId', '=', db.tenantId)
    .where(ownDocuments(caller))
    .orderBy('line.documentId')
    .orderBy('line.position')
    .selectAll('line')
    .select((line) =>
      line
        .selectFrom('creditNoteLine as back')
        .whereRef('back.tenantId', '=', 'line.tenantId')
        .whereRef('back.lineId', '=', 'line.id')
        .select(sql<string>`coalesce(sum(back.quantity), 0)`.as('quantity'))
        .as('returned'),
    )
    .select(['variant.power', 'variant.coating', 'variant.color', 'variant.size'])
    .select(['document.placeOfSupply', 'document.supplierGstin', 'document.supplierStateCode'])
    .select(['document.customerGstin', lineSplit.as('isSplit')]);
}

export type LineRecord = Awaited<ReturnType<typeof listLines>>[number];

/** Whether a document is an inter-state supply; it may still have no IGST if its goods are untaxed. */
export function crossesBorder(
  document: Pick<LineRecord, 'placeOfSupply' | 'supplierGstin' | 'supplierStateCode'>,
): boolean {
  const supplier = partyState({ gstin: document.supplierGstin, stateCode: document.supplierStateCode });
  return isInterState(supplier, document.placeOfSupply ?? undefined);
}

/** A line in its wire shape. */
export function toItem(line: LineRecord): Static<typeof DocumentItem> {
  const service = line.kind === 'SERVICE';
  return {
    id: line.id,
    position: line.position,
    item_name: line.name,
    sku: line.sku,
    hsn: line.hsn,
    unit: line.unit,
    qty: quantityText(milliOf(line.quantity)),
    returned_qty: quantityText(milliOf(line.returned ?? '0')),
    mrp: line.mrp,
    offer: line.price,
    gst_percentage: percentText(basisPointsOf(line.gstPercentage)),
    tax_inclusive: line.taxInclusive,
    taxable_value: line.taxable,
    cgst: line.cgst,
    sgst: line.sgst,
    igst: line.igst,
    total_amount: line.total,
    is_split: line.isSplit ? 1 : 0,
    service_id: service ? line.itemId : null,
    product_id: service ? null : line.itemId,
    variant:
      line.variantId === null
        ? null
        : {
            id: line.variantId,
            sku: line.sku ?? '',
            power: line.power,
            coating: line.coating,
            color: line.color,
            size: line.size,
          },
  };
}

/**
 * Whether a line is taxed with IGST. A line without any tax is decided by where it was supplied: none within the shop's
 * state.
 */
function bearsWhole(line: LineRecord, gst: number): boolean {
  if (paiseOf(line.cgst) + paiseOf(line.igst) > 0) return paiseOf(line.igst) > 0;
  const { supplierGstin, supplierStateCode, customerGstin, placeOfSupply: stateCode, hsn } = line;
  const shop = { registration: 'REGULAR', gstin: supplierGstin, stateCode: supplierStateCode } as const;
  const customer = { gstin: customerGstin, stateCode };
  return supplyTax(shop, customer, { kind: oneOf(ITEM_KINDS, line.kind), hsn, gst }).interState;
}

/** The tax of a line in its wire shape. */
export function toTax(line: LineRecord): Static<typeof DocumentTax> {
  const gst = basisPointsOf(line.gstPercentage);
  const rates = taxRates(gst, bearsWhole(line, gst));
  return {
    item_name: line.name,
    taxable_value: line.taxable,
    cgst_percent: rateText(rates.cgst),
    cgst: line.cgst,
    sgst_percent: rateText(rates.sgst),
    sgst: line.sgst,
    igst_percent: rateText(rates.igst),
    igst: line.igst,
    total_gst: rupees(paiseOf(line.cgst) + paiseOf(line.sgst) + paiseOf(line.igst)),
  };
}
