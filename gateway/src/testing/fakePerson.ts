import { MENUS, TOGGLES } from '@galla/domain';
import { session } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import { answering, type Fake } from './fakeUpstream.ts';

type Profile = Answer<typeof session.me>;

/** The owner of a shop as `/me` answers it, with a test's changes. */
export function profile(changes: Partial<Profile> = {}): Profile {
  return {
    staff_id: '018f0000-0000-7000-8000-000000000001',
    api_key: null,
    tenant_schema: 'shop_1',
    business_id: 1,
    sub_category_id: null,
    emp_id: null,
    designation: null,
    designation_name: null,
    merchantOrderId: null,
    payment_status: 'COMPLETED',
    paid_until: '2027-03-31',
    days_left: 131,
    image: null,
    first_name: 'Meenakshi',
    last_name: 'Iyer',
    email: 'meenakshi@example.in',
    mobile: '9000000001',
    dob: '1984-03-09',
    age: 42,
    gender: 'female',
    full_address: '12, Laxmi Road',
    adhaar: null,
    company_name: 'Meenakshi Stores',
    business_description: null,
    business_name: 'Retail',
    sub_category_name: null,
    shop_address: '12, Laxmi Road',
    city: 'Pune',
    pincode: '411030',
    state_code: '27',
    gst: null,
    pan: null,
    registration: 'REGULAR',
    must_change_pin: false,
    pending_mobile: null,
    time_zone: 'Asia/Kolkata',
    capabilities: [],
    toggles: [...TOGGLES],
    rights: MENUS.map(({ slug }) => ({ menu: slug, view: true, create: true, edit: true, delete: true })),
    ...changes,
  };
}

/** An employee with only these rights, e.g. "billing:view". */
export function employeeWith(...rights: string[]): Profile {
  const menus = [...new Set(rights.map((right) => right.split(':')[0] ?? ''))];
  return profile({
    emp_id: '018f0000-0000-7000-8000-000000000002',
    designation_name: 'Cashier',
    rights: menus.map((menu) => ({
      menu,
      view: rights.includes(`${menu}:view`),
      create: rights.includes(`${menu}:create`),
      edit: rights.includes(`${menu}:edit`),
      delete: rights.includes(`${menu}:delete`),
    })),
  });
}

/** `/me` for this user. */
export function signedIn(person: Profile = profile()): Fake {
  return answering(session.me, () => person);
}
