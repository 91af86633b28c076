import { CORRECTION_REASONS, fullName, STOCK_MOVES } from '@galla/domain';
import type { Static } from 'typebox';
import { oneOf } from '../../db/oneOf.ts';
import type { StockMove } from './contract.ts';
import type { MoveRow } from './moves.ts';

/** A stock movement in its wire shape. */
export function toMove(row: MoveRow): Static<typeof StockMove> {
  const { correctionReason } = row;
  return {
    id: row.id,
    kind: oneOf(STOCK_MOVES, row.reason),
    quantity: row.quantity,
    balance: row.balance,
    variant_balance: row.variantBalance,
    variant_id: row.variantId,
    variant_sku: row.sku,
    document_id: row.documentId,
    document_number: row.number,
    order_number: row.orderNumber,
    correction_reason: correctionReason === null ? null : oneOf(CORRECTION_REASONS, correctionReason),
    note: row.note,
    goods_receipt_id: row.goodsReceiptId,
    supplier_name: row.supplierName,
    bill_number: row.billNumber,
    employee_id: row.staffId,
    employee_name: row.firstName === null ? null : fullName(row.firstName, row.lastName ?? ''),
    created_at: row.createdAt.toISOString(),
  };
}
