import {
  CALL_MINUTE,
  checkCallDay,
  checkVisitor,
  type Day,
  dayIn,
  formatDay,
  formatMessage,
  normalizeMobile,
  type Paise,
  type PaymentMode,
  problem,
  rupees,
  writeAppointmentTime,
} from '@galla/domain';
import { sql } from 'kysely';
import { issueServices, recordReceived } from '../../billing/index.ts';
import { makeAppointment } from '../../calendar/index.ts';
import { billableBy, customerOfMember, visibleTo } from '../../customers/index.ts';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { Refused, refusedFor, refuseOn } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { doorPeople } from '../door/people.ts';
import { requireBranch } from '../door/record.ts';
import { DAY_PASS, serviceOf } from '../dues/services.ts';
import { dayPassOffer, type Offer } from './offer.ts';

type Writer = Pick<Call, 'db' | 'caller' | 'now' | 'seal'>;

/** The visitor and the payment. */
export interface AskedPass {
  branchId: string;
  /** A member; otherwise name and mobile. */
  memberId: string | undefined;
  name: string;
  mobile: string;
  /** The price with tax that the caller saw. */
  expectedTotal: Paise;
  mode: PaymentMode;
  reference: string | undefined;
  bank: string | undefined;
  /** Day of a follow-up call about membership; undefined for none. */
  callOn: Day | undefined;
}

/** Ids of the created records. */
export interface SoldPass {
  passId: string;
  documentId: string;
  entryId: string;
}

/**
 * The customer of the pass: the member's, the one with the mobile, or a new one. Locked, so that concurrent sales wait.
 */
async function holdCustomer(call: Writer, { memberId, name, mobile }: AskedPass): Promise<string> {
  const { db } = call;
  let customerId: string;
  if (memberId === undefined) {
    refuseOn(...checkVisitor({ name, mobile }));
    const person = { name: name.trim(), email: '', mobile: normalizeMobile(mobile) ?? '' };
    customerId = await customerOfMember(call, person);
  } else {
    const member = await db.sql
      .selectFrom('gymMember')
      .where('tenantId', '=', db.tenantId)
      .where('id', '=', memberId)
      .select('customerId')
      .executeTakeFirst();
    if (!member) throw new Refused('NOT_FOUND');
    customerId = member.customerId;
  }
  await db.sql
    .selectFrom('customer')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', customerId)
    .select('id')
    .forUpdate()
    .execute();
  return customerId;
}

/**
 * Refuses at `field` a caller who may not bill the customer, as on every bill. Refuses a follow-up call by a caller who
 * may bill but not see the customer, because the appointment would show neither name nor number.
 */
async function requireOwn(
  { db, caller, now }: Writer,
  customerId: string,
  { field, isCalled }: { field: string; isCalled: boolean },
): Promise<void> {
  const found = await db.sql
    .selectFrom('customer')
    .where('customer.tenantId', '=', db.tenantId)
    .where('customer.id', '=', customerId)
    .where(billableBy(caller, now))
    .select((customer) => sql<boolean>`${visibleTo(caller)(customer as never)}`.as('isSeen'))
    .executeTakeFirst();
  if (!found) throw refusedFor(problem(field, 'CUSTOMER_MISSING', 'dayPass.sellOthers'));
  if (isCalled && !found.isSeen) throw refusedFor(problem('call_on', 'INVALID_INPUT', 'dayPass.callOthers'));
}

/** The member of a customer; undefined when there is none. */
async function memberOf(db: TenantDb, customerId: string): Promise<string | undefined> {
  const member = await db.sql
    .selectFrom('gymMember')
    .where('tenantId', '=', db.tenantId)
    .where('customerId', '=', customerId)
    .select('id')
    .executeTakeFirst();
  return member?.id;
}

/** Refuses a second pass on a day, and one for a member whose membership is valid, frozen or suspended. */
async function refuseNeedless(call: Writer, customerId: string, field: string): Promise<string | undefined> {
  const { db, caller, now } = call;
  const memberId = await memberOf(db, customerId);
  const day = { today: dayIn(caller.timeZone, now), timeZone: caller.timeZone };
  const [known] = await doorPeople(db, day, { customers: [customerId] });
  if (known === undefined) return memberId;
  const { name, endsOn } = known;
  if (known.passId !== null) throw refusedFor(problem(field, 'INVALID_INPUT', 'dayPass.already', { name }));
  if (endsOn >= day.today && known.sessionsLeft !== 0)
    throw refusedFor(problem(field, 'INVALID_INPUT', 'dayPass.runs', { name, day: formatDay(endsOn) }));
  return memberId;
}

function checkExpected(offer: Offer | undefined, expected: Paise): Offer {
  if (offer === undefined) throw refusedFor(problem('expected_total', 'INVALID_INPUT', 'dayPass.noPrice'));
  if (offer.total === expected) return offer;
  throw refusedFor(problem('expected_total', 'CHANGED_MEANWHILE', 'faults.changedMeanwhile'), {
    total: rupees(offer.total),
  });
}

/**
 * Sells a pass for today: makes and fully pays its bill, and records entry and follow-up call, in one transaction.
 * @throws Refused NOT_FOUND, CHANGED_MEANWHILE; CUSTOMER_MISSING at mobile or member_id; INVALID_INPUT at branch, name,
 * mobile, reference, bank or call_on
 */
export async function sellPass(call: Writer, asked: AskedPass): Promise<SoldPass> {
  const { db, caller, now } = call;
  const { tenantId } = db;
  const today = dayIn(caller.timeZone, now);
  if (asked.callOn !== undefined) refuseOn(checkCallDay(asked.callOn, today));
  await requireBranch(db, asked.branchId);
  const customerId = await holdCustomer(call, asked);
  const field = asked.memberId === undefined ? 'mobile' : 'member_id';
  await requireOwn(call, customerId, { field, isCalled: asked.callOn !== undefined });
  const memberId = await refuseNeedless(call, customerId, field);
  const { price, total } = checkExpected(await dayPassOffer(call), asked.expectedTotal);
  const documentId = await issueServices(call, {
    customerId,
    services: [{ itemId: await serviceOf(call, DAY_PASS), price }],
    description: formatMessage('dayPass.bill', { day: formatDay(today) }),
  });
  const { mode, reference, bank } = asked;
  await recordReceived(
    db,
    caller,
    { documentId, amount: total, expectedPending: total, mode, reference, bank },
    now,
  );
  const [passId, entryId] = [newId(), newId()];
  await db.sql
    .insertInto('gymDayPass')
    .values({
      tenantId,
      documentId,
      id: passId,
      onDay: today,
      price: rupees(price),
      soldBy: caller.staffId,
      createdAt: now,
    })
    .execute();
  await db.sql
    .insertInto('gymEntry')
    .values({
      tenantId,
      id: entryId,
      memberId: memberId ?? null,
      dayPassId: passId,
      branchId: asked.branchId,
      cameAt: now,
      isIn: true,
      notedBy: caller.staffId,
      createdAt: now,
    })
    .execute();
  if (asked.callOn !== undefined) {
    const date = writeAppointmentTime({ day: asked.callOn, minute: CALL_MINUTE });
    const lookingFor = formatMessage('dayPass.callFor');
    // Double booking is allowed because this is a phone call, not a visit.
    await makeAppointment(call, { customerId, date, lookingFor, doubleBooking: true }, 'call_on');
  }
  return { passId, documentId, entryId };
}
