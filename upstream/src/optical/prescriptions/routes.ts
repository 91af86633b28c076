import { formatMessage } from '@galla/domain';
import { addressesOf, labelAnswer } from '../../catalogue/index.ts';
import { type Route, route } from '../../http/route.ts';
import {
  deletePrescription,
  getPrescription,
  prescriptionZip,
  prescriptions,
  submitPrescription,
  updatePrescription,
} from './contract.ts';
import { loadPrescriptionLabels } from './labels.ts';
import { prescriptionRow, selectPrescriptions, toPrescription } from './rows.ts';
import { addPrescription, changePrescription, readEntries, removePrescription } from './write.ts';

/** Prescriptions of lens variants (spec 3 §7). */
export const prescriptionRoutes: Route[] = [
  route(getPrescription, async ({ db, body }) => {
    const ofProduct = selectPrescriptions(db).where('variant.itemId', '=', body.product_id);
    const rows = body.variant_id ? ofProduct.where('lens.variantId', '=', body.variant_id) : ofProduct;
    return { success: true, data: (await rows.execute()).map(toPrescription) };
  }),

  route(prescriptions, async ({ db, query }) => {
    const { variant_ids: variants, ids } = query;
    const all = selectPrescriptions(db);
    const rows = [
      ...(variants ? await all.where('lens.variantId', 'in', variants.split(',')).execute() : []),
      ...(ids ? await all.where('lens.id', 'in', ids.split(',')).execute() : []),
    ];
    return { success: true, data: rows.map(toPrescription) };
  }),

  route(submitPrescription, async ({ db, body, now }) => {
    const at = { productId: body.product_id, variantId: body.variant_id };
    const id = await addPrescription(db, at, readEntries(body.prescription), now);
    const data = toPrescription(await prescriptionRow(db, id));
    return { success: true, message: formatMessage('optical.prescriptionSaved'), data };
  }),

  route(updatePrescription, async ({ db, body, now }) => {
    await prescriptionRow(db, body.id);
    await changePrescription(db, body.id, readEntries(body.prescription), now);
    const data = toPrescription(await prescriptionRow(db, body.id));
    return { success: true, message: formatMessage('optical.prescriptionSaved'), data };
  }),

  route(deletePrescription, async ({ db, body }) => {
    const { itemId, variantId } = await prescriptionRow(db, body.id);
    await removePrescription(db, body.id);
    const message = formatMessage('optical.prescriptionDeleted');
    return { success: true, message, product_id: itemId, variant_id: variantId };
  }),

  route(prescriptionZip, async (call) => {
    const { db, body, caller, publicUrl } = call;
    const addresses = addressesOf(publicUrl, caller.schemaKey);
    const labels = await loadPrescriptionLabels(db, body.products, addresses);
    return labelAnswer(call, labels, 'Prescriptions');
  }),
];
