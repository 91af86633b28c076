import {
  DEFAULT_POINT_VALUE,
  earningAmounts,
  percentText,
  quantityText,
  rupees,
  WALK_IN_NAME,
} from '@galla/domain';
import { earningColumns } from '../../../billing/index.ts';
import type { Eye, Prescription, ShopData, ShopDocument } from '../../types.ts';
import type { Row } from '../insertRows.ts';
import { at, type Ids } from '../places.ts';

const eye = (side: 'left' | 'right', values: Eye): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${side}_${name}`, value]));

/** A prescription is stored under its wire names, with "priscription" for the notes (spec 2 §3). */
function prescriptionRecord(prescription: Prescription): Record<string, string> {
  return {
    age: prescription.age,
    ...(prescription.notes && { priscription: prescription.notes }),
    wear_type: prescription.wearType,
    lens_design: prescription.lensDesign,
    materials_coats: prescription.coatings,
    ...eye('left', prescription.left),
    ...eye('right', prescription.right),
  };
}

function customerColumns(data: ShopData, { customer: place, walkIn }: ShopDocument, ids: Ids) {
  if (walkIn === true) {
    return {
      customerId: ids.walkIn,
      customerName: WALK_IN_NAME,
      customerMobile: null,
      customerGstin: null,
      customerAddress: null,
      customerStateCode: null,
    };
  }
  const customer = at(data.customers, place);
  return {
    customerId: at(ids.customers, place),
    customerName: customer.name,
    customerMobile: customer.mobile,
    customerGstin: customer.gstin ?? null,
    customerAddress: `${customer.address}, ${customer.city} ${customer.pincode}`,
    customerStateCode: customer.stateCode,
  };
}

export function documentRow(data: ShopData, document: ShopDocument, id: string, ids: Ids): Row<'document'> {
  const employee = at(data.staff, document.employee);
  return {
    id,
    type: document.type,
    number: document.number,
    financialYear: document.financialYear,
    serial: document.serial,
    issuedAt: document.issuedAt,
    issuedOn: document.issuedOn,
    ...customerColumns(data, document, ids),
    supplierName: data.profile.name,
    supplierAddress: data.profile.address,
    supplierCity: data.profile.city,
    supplierPincode: data.profile.pincode,
    supplierStateCode: data.profile.stateCode,
    supplierGstin: data.profile.gstin,
    supplierPan: data.profile.pan,
    registration: 'REGULAR',
    placeOfSupply: document.placeOfSupply,
    employeeId: at(ids.staff, document.employee),
    employeeName: `${employee.firstName} ${employee.lastName}`,
    createdBy: at(ids.staff, document.createdBy),
    paymentMode: document.paymentMode,
    itemCount: document.itemCount,
    totalQuantity: quantityText(document.quantity),
    subtotal: rupees(document.subtotal),
    discountKind: document.discountChosen?.kind ?? null,
    discountValue: document.discountChosen ? rupees(document.discountChosen.value) : null,
    discount: rupees(document.discount),
    cgst: rupees(document.cgst),
    sgst: rupees(document.sgst),
    igst: rupees(document.igst),
    gst: rupees(document.gst),
    roundOff: rupees(document.roundOff),
    total: rupees(document.total),
    advance: rupees(document.advance),
    pending: rupees(document.pending),
    canceledAt: document.canceledAt ?? null,
    deliveryDate: document.deliveryDate ?? null,
    payOn: document.payOn ?? null,
    description: document.description ?? null,
    prescribedOn: document.prescription ? document.issuedOn : null,
    prescription: document.prescription ? prescriptionRecord(document.prescription) : null,
  };
}

export function lineRows(
  data: ShopData,
  document: ShopDocument,
  documentId: string,
  ids: Ids,
): Row<'documentLine'>[] {
  const lines = document.lines.map(({ taxable }) => ({ taxable, discount: 0 }));
  const amounts = earningAmounts({ lines, discount: document.discount });
  return document.lines.map((line, place) => {
    const item = at(data.items, line.item);
    const variant = line.variant === undefined ? undefined : at(item.variants, line.variant);
    return {
      documentId,
      position: place + 1,
      itemId: at(ids.items, line.item),
      variantId: line.variant === undefined ? null : at(at(ids.variants, line.item), line.variant),
      kind: item.kind,
      name: line.name,
      sku: variant?.sku ?? item.sku,
      hsn: item.hsn,
      unit: item.unit,
      quantity: quantityText(line.quantity),
      mrp: rupees(line.mrp),
      price: rupees(line.price),
      taxable: rupees(line.taxable),
      gstPercentage: percentText(line.gstRate),
      cgst: rupees(line.cgst),
      sgst: rupees(line.sgst),
      igst: rupees(line.igst),
      total: rupees(line.total),
      ...earningColumns(
        {
          earningMode: item.employeePercentage > 0 ? 'PERCENT' : 'POINTS',
          points: quantityText(item.points),
          employeePercentage: percentText(item.employeePercentage),
          sellerPoints: null,
          pointValue: rupees(DEFAULT_POINT_VALUE),
        },
        { amount: amounts[place] ?? 0, quantity: line.quantity },
      ),
      taxInclusive: item.taxInclusive,
    };
  });
}
