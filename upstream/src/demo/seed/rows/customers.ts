import { newId } from '../../../db/id.ts';
import { instantOf } from '../../clock.ts';
import type { Customer, ShopData } from '../../types.ts';
import type { Row } from '../insertRows.ts';
import { at, type Ids } from '../places.ts';
import { presentStatuses } from './days.ts';

/** When a customer registered: at noon of the day. */
const registered = ({ createdOn }: Customer): Date => instantOf(createdOn, 720);

/** The last document of each customer, by index. */
function lastVisits({ documents }: ShopData): Map<number, Date> {
  return new Map(documents.map(({ customer, issuedAt }) => [customer, issuedAt]));
}

/** Most are added at the counter; some were imported or came by phone. */
const SOURCES = ['COUNTER', 'COUNTER', 'IMPORT', 'COUNTER', 'GOOGLE_CONTACT', 'MOBILE_APP', 'COUNTER'];

const sourceOf = (place: number): string => SOURCES[place % SOURCES.length] ?? 'COUNTER';

const LIMITED = 2;
const OWING = 3;

export function customerRows(data: ShopData, ids: Ids): Row<'customer'>[] {
  const visits = lastVisits(data);
  const statuses = presentStatuses(data);
  return data.customers.map((customer, place) => ({
    id: at(ids.customers, place),
    name: customer.name,
    mobile: customer.mobile,
    email: customer.email ?? null,
    groupName: customer.group,
    company: customer.company ?? null,
    gstin: customer.gstin ?? null,
    address: customer.address,
    city: `${customer.city} ${customer.pincode}`,
    stateCode: customer.stateCode,
    dob: customer.dob ?? null,
    anniversary: customer.anniversary ?? null,
    assignedTo: customer.assignedTo === undefined ? null : at(ids.staff, customer.assignedTo),
    source: sourceOf(place),
    status: statuses.get(place)?.status ?? null,
    statusAt: statuses.get(place)?.createdAt ?? null,
    // Two of the first customers have a credit limit and an opening due.
    creditLimit: place === LIMITED ? '5000.00' : null,
    openingDue: place === OWING ? '1250.00' : '0.00',
    openingPending: place === OWING ? '1250.00' : '0.00',
    openingOn: place === OWING ? customer.createdOn : null,
    createdBy: at(ids.staff, 0),
    createdAt: registered(customer),
    lastSeenAt: visits.get(place) ?? registered(customer),
  }));
}

/** The groups of the customers. */
export function groupRows({ customers }: ShopData): Row<'customerGroup'>[] {
  const names = new Set(customers.map(({ group }) => group));
  return [...names].map((name) => ({ id: newId(), name }));
}
