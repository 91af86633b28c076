import { checkDayPassPrice, formatMessage, rupees } from '@galla/domain';
import { paymentMode } from '../../billing/index.ts';
import { moneyIn } from '../../http/amounts.ts';
import { refuseOn } from '../../http/refused.ts';
import { type Route, route } from '../../http/route.ts';
import { selectEntries, toEntry } from '../door/entries.ts';
import { dayPass, sellDayPass, setDayPassPrice } from './contract.ts';
import { dayPassOffer, offerToWire } from './offer.ts';
import { sellPass } from './sell.ts';

/** Day passes of a gym (ADR 76). */
export const dayPassRoutes: Route[] = [
  route(dayPass, async (call) => ({ success: true, data: offerToWire(await dayPassOffer(call)) })),

  route(setDayPassPrice, async (call) => {
    const { db, body, caller, request } = call;
    const price = body.price === null ? undefined : moneyIn(body.price, 'price');
    refuseOn(checkDayPassPrice(price));
    const dayPassPrice = price === undefined ? null : rupees(price);
    await db.sql
      .updateTable('tenantSetting')
      .set({ dayPassPrice })
      .where('tenantId', '=', db.tenantId)
      .execute();
    request.log.info({ staff: caller.staffId, price: dayPassPrice }, 'the price of a day pass was set');
    return { success: true, data: offerToWire(await dayPassOffer(call)) };
  }),

  route(sellDayPass, async (call) => {
    const { db, body, caller, request } = call;
    const { passId, documentId, entryId } = await sellPass(call, {
      branchId: body.branch,
      memberId: body.member_id ?? undefined,
      name: body.name ?? '',
      mobile: body.mobile ?? '',
      expectedTotal: moneyIn(body.expected_total, 'expected_total'),
      mode: paymentMode[body.payment_mode],
      reference: body.reference ?? undefined,
      bank: body.bank?.trim() || undefined,
      callOn: body.call_on ?? undefined,
    });
    request.log.info({ staff: caller.staffId, pass: passId }, 'a day pass was sold');
    const entry = await selectEntries(db).where('entry.id', '=', entryId).executeTakeFirstOrThrow();
    return {
      success: true,
      message: formatMessage('dayPass.title'),
      data: { pass_id: passId, document_id: documentId, entry: toEntry(entry) },
    };
  }),
];
