import { DOCUMENT_TYPES, prescriptionFileName } from '@galla/domain';
import { oneOf } from '../../db/oneOf.ts';
import { formNamed } from '../../forms/index.ts';
import { Refused } from '../../http/refused.ts';
import { type Route, route } from '../../http/route.ts';
import { pageAsked, isIncluded } from '../../lists/include.ts';
import { documentTypeWord } from '../words.ts';
import { loadRecords } from '../pdf/load.ts';
import { composeCard } from './card.ts';
import { customerPrescriptions, prescriptionCard } from './contract.ts';
import { drawCard } from './drawCard.ts';
import { prescriptionOf } from './record.ts';
import { listVersions, type Version } from './versions.ts';

function toVersion({ id, number, type, issuedAt, prescribedOn, prescription, before, beforeOn }: Version) {
  const previous = prescriptionOf(before);
  return {
    document_id: id,
    serial_number: number,
    type: documentTypeWord[oneOf(DOCUMENT_TYPES, type)],
    created_at: issuedAt.toISOString(),
    prescribed_on: prescribedOn,
    prescription: prescriptionOf(prescription) ?? {},
    previous: previous && beforeOn !== null ? { prescribed_on: beforeOn, prescription: previous } : null,
  };
}

/** Prescriptions of customers, and the printed card. */
export const prescriptionRoutes: Route[] = [
  route(customerPrescriptions, async ({ db, caller, query, now }) => {
    const { rows, page, total } = await listVersions(db, caller, {
      ...pageAsked(query, 20),
      customerId: query.customer_id,
      counts: isIncluded(query.include, 'count'),
      now,
    });
    return {
      success: true,
      data: rows.map(toVersion),
      ...(page && { page }),
      ...(total !== undefined && { total }),
    };
  }),

  route(prescriptionCard, async ({ db, caller, params, files }) => {
    const records = await loadRecords(db, caller, params.id);
    const prescription = records && prescriptionOf(records.document.prescription);
    if (!records || !prescription) throw new Refused('NOT_FOUND');
    const { shop, print, document } = records;
    const logo = shop.logo === null ? undefined : await files.read(shop.logo);
    const { fields } = await formNamed(db, 'prescription', caller);
    return {
      contentType: 'application/pdf',
      bytes: await drawCard(composeCard(records, prescription, { fields, logo }), print),
      fileName: prescriptionFileName(document.number),
    };
  }),
];
