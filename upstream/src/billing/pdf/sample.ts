import {
  billTotals,
  dayIn,
  documentNumber,
  financialYear,
  percentText,
  quantityText,
  rupees,
  formatMessage,
  SERIES,
} from '@galla/domain';
import { newId } from '../../db/id.ts';
import type { LineRecord } from '../history/lines.ts';
import { supplierColumns } from '../supplier.ts';
import type { Records, ShopFacts } from './load.ts';

/** Price, quantity, rates and codes of the sample's goods. */
const GOODS = [
  { price: 129_500, quantity: 1000, gst: 500, hsn: '6205', unit: 'pc' },
  { price: 149_900, quantity: 2000, gst: 500, hsn: '6203', unit: 'pc' },
  { price: 185_000, quantity: 1000, gst: 500, hsn: '6214', unit: 'pc' },
  { price: 29_900, quantity: 2000, gst: 500, hsn: '6115', unit: 'set' },
  { price: 79_900, quantity: 1000, gst: 1800, hsn: '4203', unit: 'pc' },
  { price: 15_000, quantity: 3000, gst: 500, hsn: '9988', unit: 'job' },
  { price: 68_000, quantity: 2500, gst: 500, hsn: '5208', unit: 'm' },
  { price: 9_900, quantity: 1000, gst: 1800, hsn: '4819', unit: 'pc' },
] as const;

/** An account for the QR code of a shop that has none yet. */
const EXAMPLE_ACCOUNT = { upiId: 'name@bank', upiName: 'Example' };

/** A sample invoice of this shop for previews. Nothing of it is stored. */
export function sampleRecords(facts: ShopFacts, now: Date): Records {
  const { shop } = facts;
  const { tenantId } = shop;
  const isRegular = shop.registration === 'REGULAR';
  const rates = GOODS.map((goods) => ({ ...goods, gst: isRegular ? goods.gst : 0 }));
  const bill = billTotals(rates, { kind: 'AMOUNT', value: 25_000 });
  const advance = 200_000;
  const names = formatMessage('printing.sampleGoods').split('|');
  const today = dayIn(shop.timeZone, now);
  const id = newId();
  const supplier = supplierColumns(shop);
  const lines = rates.map(({ price, quantity, gst, hsn, unit }, at): LineRecord => {
    const amounts = bill.lines[at] ?? { taxable: 0, cgst: 0, sgst: 0, total: 0 };
    return {
      tenantId,
      id: newId(),
      documentId: id,
      position: at,
      itemId: id,
      variantId: null,
      kind: 'PRODUCT',
      name: names[at] ?? '',
      sku: null,
      hsn,
      unit,
      quantity: quantityText(quantity),
      returned: '0',
      isSplit: false,
      mrp: rupees(price),
      price: rupees(price),
      taxInclusive: false,
      gstPercentage: percentText(gst),
      taxable: rupees(amounts.taxable),
      discount: '0.00',
      cgst: rupees(amounts.cgst),
      sgst: rupees(amounts.sgst),
      igst: '0.00',
      total: rupees(amounts.total),
      points: '0',
      employeePercentage: '0',
      earningMode: 'PERCENT',
      sellerPoints: null,
      pointValue: '1.00',
      unitCost: null,
      earningAmount: rupees(amounts.taxable),
      earnedPoints: '0',
      earned: '0.00',
      power: null,
      coating: null,
      color: null,
      size: null,
      placeOfSupply: shop.stateCode,
      customerGstin: null,
      supplierGstin: supplier.supplierGstin,
      supplierStateCode: supplier.supplierStateCode,
    };
  });
  const document: Records['document'] = {
    tenantId,
    id,
    type: 'INVOICE',
    number: documentNumber(SERIES.INVOICE, financialYear(today), 413),
    serial: 413,
    financialYear: financialYear(today),
    issuedAt: now,
    issuedOn: today,
    customerId: id,
    customerName: formatMessage('printing.sampleCustomer'),
    customerMobile: '9829041526',
    customerAddress: [formatMessage('printing.sampleAddress'), shop.city].filter(Boolean).join(', '),
    customerGstin: null,
    customerStateCode: shop.stateCode,
    placeOfSupply: shop.stateCode,
    ...supplier,
    registration: shop.registration,
    employeeId: null,
    employeeName: null,
    createdBy: id,
    paymentMode: 'UPI',
    itemCount: bill.itemCount,
    totalQuantity: quantityText(bill.quantity),
    subtotal: rupees(bill.subtotal),
    discountKind: 'AMOUNT',
    discountValue: rupees(bill.discount),
    discount: rupees(bill.discount),
    gst: rupees(bill.gst),
    cgst: rupees(bill.cgst),
    sgst: rupees(bill.sgst),
    igst: '0.00',
    roundOff: '0.00',
    total: rupees(bill.total),
    advance: rupees(advance),
    payOn: null,
    pending: rupees(bill.total - advance),
    deliveryDate: null,
    description: null,
    refNumber: null,
    prescription: null,
    prescribedOn: null,
    formData: null,
    canceledAt: null,
    commissionOnMoney: false,
    trashedAt: null,
    trashedBy: null,
    trashedByName: null,
    orderId: null,
    acceptedAt: null,
    revision: 0,
    correctedOn: null,
    convertedFrom: null,
    convertedFromNumber: null,
    convertedFromType: null,
    convertedToType: null,
    convertedTo: null,
    convertedToNumber: null,
    billedAt: null,
    refunded: '0.00',
    credited: '0.00',
    dayClosed: false,
    limitsLiftedBy: null,
    isSplit: false,
    updatedAt: now,
  };
  return { ...facts, upi: facts.upi ?? EXAMPLE_ACCOUNT, document, lines, payments: [] };
}
