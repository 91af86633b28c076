import type { Random } from '../random.ts';
import type { Appointment, StatusChange } from '../types.ts';
import { pastTime, type Shop } from './shop.ts';

/** Share of the customers without an appointment who have a status. */
const WITH_STATUS = 0.6;
/** What only somebody who bought can have. */
const OF_BUYERS = ['Bought', 'Ready for delivery', 'Delivered'];
/** What may come before the present one. */
const FIRST_STEPS = ['New lead', 'Interested'];

type Step = Pick<StatusChange, 'status' | 'createdAt' | 'details' | 'scheduledOn'>;

/** What was filled in of the form that a status asks for. */
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

/** Where a customer stands in the end: a buyer among what buyers are, anybody else among the rest. */
function standing(random: Random, { plan }: Shop, bought: boolean): string {
  const statuses = Object.keys(plan.days.statuses).filter((one) => OF_BUYERS.includes(one) === bought);
  return random.weighted(statuses, (status) => plan.days.statuses[status] ?? 0);
}

/** The steps up to where a customer stands, without those that an appointment made. */
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

/** The step that an appointment was made with, and where the customer stands since it was done. */
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

/** The statuses that customers went through, oldest first; appointments that came with one have it here. */
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
