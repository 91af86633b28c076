import {
  checkNewCustomer,
  isShortMobile,
  normalizeMobile,
  parseGstin,
  problem,
  STATES,
  stateOfGstin,
} from '@galla/domain';
import type { Static } from 'typebox';
import { newId } from '../db/id.ts';
import type { TenantDb } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
import { refusedFor, refuseOn } from '../http/refused.ts';
import type { addCustomer } from './contract.ts';
import { keepGroups } from './contacts/groups.ts';
import { customerWithMobile, isVisible } from './store.ts';

type NewCustomer = Static<NonNullable<typeof addCustomer.schema.body>>;

/** What was typed, without the spaces around it; nothing typed is nothing known. */
const trimmed = (text: string | null | undefined): string | null => text?.trim() || null;

/** The customer as it is kept; refuses every field that the form would mark (spec 2 §5). */
function read(input: NewCustomer) {
  const state = trimmed(input.state_code);
  const stateKnown = state === null || Object.hasOwn(STATES, state);
  refuseOn(
    ...checkNewCustomer({
      name: input.name,
      mobile: input.mobile,
      email: input.email ?? null,
      gst: input.gst ?? null,
    }),
    stateKnown ? undefined : problem('state_code', 'INVALID_INPUT', 'faults.invalidInput'),
  );
  const gstin = parseGstin(input.gst ?? '') ?? null;
  return {
    name: input.name.trim(),
    mobile: normalizeMobile(input.mobile) ?? '',
    email: trimmed(input.email),
    groupName: trimmed(input.group),
    company: trimmed(input.company),
    gstin,
    address: trimmed(input.location),
    stateCode: (gstin ? stateOfGstin(gstin) : undefined) ?? state,
  };
}

/**
 * Adds a customer and answers its id. Of two at once with the same number one is added; the other is refused with
 * MOBILE_TAKEN, and with the id of the one that has it when the caller may see it.
 */
export async function add(db: TenantDb, caller: Caller, input: NewCustomer, now: Date): Promise<string> {
  const customer = read(input);
  const added = await db.sql
    .insertInto('customer')
    .values({
      tenantId: db.tenantId,
      id: newId(),
      ...customer,
      createdBy: caller.staffId,
      createdAt: now,
      lastSeenAt: now,
    })
    .onConflict((conflict) => conflict.columns(['tenantId', 'mobile']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) {
    await keepGroups(db, [customer.groupName], now);
    return added.id;
  }
  const taken = await customerWithMobile(db, customer.mobile);
  throw refusedFor(
    problem('mobile', 'MOBILE_TAKEN', 'customers.mobileTaken'),
    await wayOn(db, caller, taken, customer.mobile),
  );
}

/** What the caller may do with the number that is taken: choose its customer, open him by the number, or nothing. */
async function wayOn(db: TenantDb, caller: Caller, id: string | undefined, mobile: string) {
  if (id === undefined) return undefined;
  if (await isVisible(db, caller, id)) return { customer_id: id };
  return caller.toggles.has('emp_bill_by_mobile') && !isShortMobile(mobile) ? { may_open: 1 } : undefined;
}
