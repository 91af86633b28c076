import { formatMessage } from '@galla/domain';
import { paymentMode } from '../../billing/index.ts';
import { moneyIn } from '../../http/amounts.ts';
import { type Route, route } from '../../http/route.ts';
import { cancel, quoteCancel } from './cancel.ts';
import { cancelFigures, cancelMember, transferMember, upgradeFigures, upgradeMember } from './contract.ts';
import { unusedToWire, upgradeToWire } from './figures.ts';
import { findMember } from './read.ts';
import { transfer } from './transfer.ts';
import { quoteUpgrade, upgrade } from './upgrade.ts';

const done = { success: true, status: true };

/** The running membership that the caller saw. */
const seenOf = (sent: { id: string; period_id: string }) => ({
  memberId: sent.id,
  periodId: sent.period_id,
});

/** A request for an upgrade. */
const choiceOf = (sent: { id: string; period_id: string; subscription: string; duration: string }) => ({
  ...seenOf(sent),
  subscription: sent.subscription,
  duration: sent.duration,
});

/** Ending a membership before its last day: upgrade, cancellation or transfer. */
export const cutRoutes: Route[] = [
  route(upgradeFigures, async (call) => ({
    ...done,
    message: formatMessage('members.upgradeQuoted'),
    data: upgradeToWire(await quoteUpgrade(call, choiceOf(call.query))),
  })),

  route(upgradeMember, async (call) => {
    const { db, body, caller, request } = call;
    const expected = {
      credit: moneyIn(body.expected_credit, 'expected_credit'),
      total: moneyIn(body.expected_total, 'expected_total'),
    };
    await upgrade(call, { ...choiceOf(body), expected });
    request.log.info({ staff: caller.staffId, member: body.id }, 'a membership was upgraded');
    const data = await findMember(db, call, body.id);
    return { ...done, message: formatMessage('members.upgraded'), data };
  }),

  route(cancelFigures, async (call) => ({
    ...done,
    message: formatMessage('members.cancelQuoted'),
    data: unusedToWire(await quoteCancel(call, seenOf(call.query))),
  })),

  route(cancelMember, async (call) => {
    const { db, body, caller, request } = call;
    const expected = {
      credit: moneyIn(body.expected_credit, 'expected_credit'),
      rest: moneyIn(body.expected_rest, 'expected_rest'),
    };
    const refund = {
      ...(body.refund_mode && { mode: paymentMode[body.refund_mode] }),
      reference: body.refund_reference?.trim() || undefined,
      bank: body.refund_bank?.trim() || undefined,
    };
    await cancel(call, { ...seenOf(body), expected, settlement: body.settlement ?? undefined, refund });
    request.log.info({ staff: caller.staffId, member: body.id }, 'a membership was canceled');
    const data = await findMember(db, call, body.id);
    return { ...done, message: formatMessage('members.canceled'), data };
  }),

  route(transferMember, async (call) => {
    const { db, body, caller, request } = call;
    const { name, mobile, email } = body;
    await transfer(call, { ...seenOf(body), name, mobile, email: email ?? '' });
    request.log.info({ staff: caller.staffId, member: body.id }, 'a membership was handed over');
    const data = await findMember(db, call, body.id);
    return { ...done, message: formatMessage('members.transferred'), data };
  }),
];
