import { checkMobile, checkNewPin, checkPin, isGstin, stateOfGstin, STATES } from '@galla/domain';
import { Refused } from '../http/refused.ts';
import { BUSINESS_IDS, businessOf } from '../tenant/businesses.ts';
import { createTenant, type NewTenant } from '../tenant/create.ts';
import { type Flags, wanted } from './ask.ts';
import type { Command } from './command.ts';
import { AdminFailure } from './failure.ts';

const businesses = BUSINESS_IDS.map((id) => `${id} ${businessOf(id).name}`).join(', ');
const within = (most: number) => (text: string) =>
  text === '' || text.length > most ? `It must have 1 to ${most} characters.` : undefined;
const isBusiness = (text: string) =>
  BUSINESS_IDS.some((id) => String(id) === text) ? undefined : `It must be one of: ${businesses}.`;

/** The GST registration of a shop: without a GSTIN it is unregistered, and its bills do not mention GST. */
function taxOf(flags: Flags): Pick<NewTenant['shop'], 'gstin' | 'registration' | 'stateCode'> {
  const { gstin, state, composition } = flags;
  if (typeof gstin === 'string') {
    if (!isGstin(gstin)) throw new AdminFailure('--gstin: This is no valid GSTIN.');
    const stateCode = stateOfGstin(gstin) ?? null;
    return { gstin, registration: composition === true ? 'COMPOSITION' : 'REGULAR', stateCode };
  }
  if (composition === true) throw new AdminFailure('--composition needs --gstin.');
  if (typeof state === 'string' && !Object.hasOwn(STATES, state)) {
    throw new AdminFailure('--state: It must be a state code of two digits, such as 08.');
  }
  return { registration: 'NONE', stateCode: typeof state === 'string' ? state : null };
}

/** Splits "Asha Rao" into first and last name. */
function nameParts(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

export const createShop: Command = {
  summary: 'Creates a shop with its owner, who signs in with mobile and PIN',
  flags: {
    name: { type: 'string', about: 'name of the shop' },
    business: { type: 'string', about: `kind of business: ${businesses}` },
    owner: { type: 'string', about: 'name of the owner' },
    mobile: { type: 'string', about: 'the owner’s mobile, 10 digits' },
    pin: { type: 'string', about: 'the owner’s PIN, 4 digits; better typed when asked than given here' },
    gstin: { type: 'string', about: 'GSTIN, if the shop has one' },
    composition: { type: 'boolean', about: 'the shop is under the composition scheme' },
    state: { type: 'string', about: 'state code, if the shop has no GSTIN' },
    unpaid: { type: 'boolean', about: 'the subscription is still to be paid' },
  },
  async run({ database, pins }, flags, now) {
    const tax = taxOf(flags);
    const name = await wanted(flags, { flag: 'name', question: 'Name of the shop', check: within(100) });
    const business = await wanted(flags, {
      flag: 'business',
      question: `Kind of business (${businesses})`,
      check: isBusiness,
    });
    const owner = await wanted(flags, { flag: 'owner', question: 'Name of the owner', check: within(100) });
    const mobile = await wanted(flags, {
      flag: 'mobile',
      question: 'Mobile of the owner',
      check: (text) => checkMobile(text)?.message,
    });
    const pin = await wanted(flags, {
      flag: 'pin',
      question: 'PIN of the owner (4 digits, not shown)',
      secret: true,
      check: (text) => (checkPin(text) ?? checkNewPin(text, { mobile }))?.message,
    });
    const created = await createTenant(
      database,
      {
        businessId: Number(business),
        paymentStatus: flags['unpaid'] === true ? 'PENDING' : 'COMPLETED',
        shop: { name, ...tax },
        owner: { ...nameParts(owner), mobile, pinHash: await pins.hash(pin) },
      },
      now,
    ).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      throw new AdminFailure(`The mobile ${mobile} signs in to this installation already.`);
    });
    return [`${name} is ready. ${owner} signs in with ${mobile}.`, `tenant_schema: ${created.schemaKey}`];
  },
};
