import { dayIn, formatMessage } from '@galla/domain';
import { type Route, route } from '../../http/route.ts';
import { pinFreshUntil, requireFreshPin } from '../../session/index.ts';
import { requireCustomer } from '../require.ts';
import { setConsent as note } from './consent.ts';
import { customerData, eraseCustomer, exportCustomerData, setConsent } from './contract.ts';
import { erase } from './erase/erase.ts';
import { noteEvent } from './events.ts';
import { zipCustomer } from './export/zip.ts';

/** A customer's own data (DPDP Act). */
export const privacyRoutes: Route[] = [
  route(setConsent, async (call) => {
    const { customer_id, given, source } = call.body;
    await note(call, customer_id, given === 1, source);
    const message = formatMessage(given === 1 ? 'ownData.consentSaved' : 'ownData.consentRemoved');
    return { success: true, message, customer_id };
  }),

  route(exportCustomerData, async (call) => {
    const { db, caller, body, now, request } = call;
    requireFreshPin(caller, now);
    const { id } = await requireCustomer(db, caller, body.customer_id);
    await noteEvent(call, id, 'EXPORTED');
    request.log.info({ staff: caller.staffId, customer: id }, 'customer data exported');
    const until = pinFreshUntil(caller).toISOString();
    return { success: true, message: formatMessage('ownData.exported'), customer_id: id, until };
  }),

  route(customerData, async (call) => {
    const { caller, params, now } = call;
    requireFreshPin(caller, now);
    return {
      contentType: 'application/zip',
      bytes: await zipCustomer(call, params.id),
      fileName: `${formatMessage('ownData.fileName')} ${dayIn(caller.timeZone, now)}.zip`,
    };
  }),

  route(eraseCustomer, async (call) => {
    const { caller, body, now, request } = call;
    requireFreshPin(caller, now);
    const kept_until = await erase(call, body.customer_id, body.name);
    request.log.info({ staff: caller.staffId, customer: body.customer_id }, 'customer erased');
    return {
      success: true,
      message: formatMessage('ownData.erased'),
      customer_id: body.customer_id,
      kept_until,
    };
  }),
];
