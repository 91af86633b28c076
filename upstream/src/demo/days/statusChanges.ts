import type { Random } from '../random.ts';
import type { Appointment, StatusChange } from '../types.ts';
import { pastTime, type Shop } from './shop.ts';

/** Share of the customers without an appointment who have a status. */
const WITH_STATUS = 0.6;
/** Statuses that only buyers can have. */
const OF_BUYERS = ['Bought', 'Ready for delivery', 'Delivered'];
/** Statuses that may precede the current one. */
const FIRST_STEPS = ['New lead', 'Interested'];

type Step = Pick<StatusChange, 'status' | 'createdAt' | 'details' | 'scheduledOn'>;

/** Form values of a status. */
function detailsOf(random: Random, status: string, lookingFor: string): StatusChange['details'] {
  if (status === 'Follow up')
    return [
      { label: 'How', value: random.pick(['Call', 'WhatsApp', 'Visit']) },
      { label: 'Looking for', value: lookingFor },
    ];
  if (status === 'Visit planned') return [{ label: 'Looking for', value: lookingFor }];
  if (status === 'Not interested')
    return [{ label: 'Reason', value: random.pick(['Price', 'Bought elsewhere', 'Not available']) }];
  return [];
}

/** The final status of a customer: one of the buyers' statuses after a purchase, else one of the others. */
function standing(random: Random, { plan }: Shop, bought: boolean): string {
  const statuses = Object.keys(plan.days.statuses).filter((one) => OF_BUYERS.includes(one) === bought);
  return random.weighted(statuses, (status) => plan.days.statuses[status] ?? 0);
}

/** The steps to a customer's final status, without those made by appointments. */
function ownSteps(random: Random, shop: Shop, bought: boolean): Step[] {
  const last = standing(random, shop, bought);
  const before = FIRST_STEPS.filter((step) => step !== last && random.chance(0.5));
  const statuses = last === 'New lead' ? [last] : [...before, last];
  const times = statuses.map(() => pastTime(random, shop)).toSorted((a, b) => a.getTime() - b.getTime());
  return statuses.map((status, at) => ({
    status,
    createdAt: times[at] ?? shop.now,
    details: detailsOf(random, status, ''),
  }));
}

/** The status made with an appointment, and the one after it was done. */
function visitSteps(random: Random, shop: Shop, visit: Appointment, bought: boolean): Step[] {
  const { status = '', createdAt, startsAt, doneAt } = visit;
  const planned = {
    status,
    createdAt,
    scheduledOn: startsAt,
    details: detailsOf(random, status, visit.lookingFor),
  };
  if (!doneAt) return [planned];
  const now = standing(random, shop, bought);
  return [planned, { status: now, createdAt: doneAt, details: detailsOf(random, now, '') }];
}

/** The status history of customers, oldest first, including statuses made with appointments. */
export function randomStatusChanges(
  random: Random,
  shop: Shop,
  appointments: readonly Appointment[],
): StatusChange[] {
  const buyers = new Set(shop.documents.flatMap(({ customer, walkIn }) => (walkIn ? [] : [customer])));
  const visits = new Map(appointments.map((visit) => [visit.customer, visit]));
  return shop.customers
    .flatMap((_, customer) => {
      const visit = visits.get(customer);
      const bought = buyers.has(customer);
      const steps = visit?.status
        ? visitSteps(random, shop, visit, bought)
        : random.chance(WITH_STATUS)
          ? ownSteps(random, shop, bought)
          : [];
      return steps.map((step, at): StatusChange => {
        const previous = steps[at - 1]?.status;
        return { customer, createdBy: random.pick(shop.staff), ...step, ...(previous && { previous }) };
      });
    })
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}
