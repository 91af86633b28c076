import { billing, customers, employees, session } from '@galla/upstream/contract';
import { MENUS } from '@galla/domain';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/** Number of documents on the measured page. */
export const PAGE = 50;
const SELLERS = 4;

type Answer<E extends { schema: { answer: TSchema } }> = Static<E['schema']['answer']>;

const uuid = (kind: string, n: number) => `018f0000-0000-7000-8000-${kind}${String(n).padStart(11, '0')}`;
const numbers = Array.from({ length: PAGE }, (_, index) => index + 1);

const me: Answer<typeof session.me> = {
  staff_id: uuid('a', 1),
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
  must_change_pin: false,
  pending_mobile: null,
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
  time_zone: 'Asia/Kolkata',
  capabilities: [],
  toggles: [],
  rights: MENUS.map(({ slug }) => ({ menu: slug, view: true, create: true, edit: true, delete: true })),
};

const documents: Answer<typeof billing.fetchDocuments> = {
  success: true,
  data: numbers.map((n) => ({
    doc_id: uuid('d', n),
    type: 'invoice',
    serial_number: `26-27/A/${String(n).padStart(5, '0')}`,
    customer_id: uuid('c', n),
    customer_name: `Lakshmi Narayanan ${n}`,
    customer_phone: String(9_829_000_000 + n),
    employee_id: uuid('e', (n % SELLERS) + 1),
    employee_name: `Ravi Deshpande ${n % SELLERS}`,
    created_by: uuid('a', 1),
    created_at: '2026-11-20T10:42:00.000Z',
    date: '2026-11-20',
    status: n % 3 === 0 ? 'Partial' : 'Paid',
    payment_mode: n % 2 === 0 ? 'UPI' : 'Cash',
    total_items: 3,
    total_qty: '4.5',
    net_amount: '6275.00',
    discount_type: null,
    discount_value: null,
    discount_amount: '0.00',
    total_gst: '1129.50',
    cgst: '564.75',
    sgst: '564.75',
    igst: '0.00',
    round_off: '0.00',
    total_amount: '7404.50',
    advance: n % 3 === 0 ? '5000.00' : '7404.50',
    pending_amount: n % 3 === 0 ? '2404.50' : '0.00',
    credited_amount: '0.00',
    is_day_closed: 0,
    limits_lifted_by: null,
    is_split: 0,
    is_paid: n % 3 === 0 ? 0 : 1,
    delivery_date: null,
    pay_on: null,
    description: null,
    ref_invoice: null,
    order_id: null,
    is_invoice_avl: false,
    converted_from: null,
    converted_to: null,
    is_deleted: 0 as const,
    deleted_at: null,
    deleted_by_name: null,
    revision: 0,
    corrected_on: null,
    prescription: null,
    prescribed_on: null,
  })),
  total: 1_250,
  page: { cursors: numbers.map((n) => Buffer.from(`after:${n}`).toString('base64url')), has_more: true },
  summary: {
    billed: '9255625.00',
    received: '8255625.00',
    pending: '1000000.00',
    canceled: '0.00',
    trashed: '0.00',
    bills: 1_250,
    pending_bills: 416,
    canceled_bills: 0,
    trashed_bills: 0,
  },
};

const people: Answer<typeof customers.customers> = {
  success: true,
  total: PAGE,
  data: numbers.map((n) => ({
    customer_id: uuid('c', n),
    name: `Lakshmi Narayanan ${n}`,
    mobile: String(9_829_000_000 + n),
    walk_in: 0 as const,
    email: `lakshmi${n}@example.in`,
    group: 'Regular',
    company: null,
    gst: null,
    profile_pic: null,
    location: '14 Laxmi Road, Pune',
    state_code: '27',
    dob: null,
    anniversary: null,
    assigned_to: null,
    source: 'COUNTER' as const,
    created_at: '2026-04-01T05:30:00.000Z',
    bills: 12,
    credit_amount: '0.00',
    credit_limit: null,
    opening_due: '0.00',
    opening_pending: '0.00',
    opening_on: null,
    pending_amount: '2404.50',
    last_visit: '2026-11-20T10:42:00.000Z',
  })),
};

const sellers: Answer<typeof employees.employees> = {
  success: true,
  data: Array.from({ length: SELLERS }, (_, index) => ({
    id: uuid('e', index + 1),
    full_name: `Ravi Deshpande ${index}`,
    image: null,
    designation: null,
    designation_name: 'Cashier',
    status: 1,
    is_owner: 0,
  })),
};

function text<E extends { schema: { answer: TSchema } }>(endpoint: E, answer: Answer<E>): string {
  const [error] = Compile(endpoint.schema.answer).Errors(answer);
  if (error)
    throw new Error(`A fixed answer is none of the contract: ${error.instancePath} ${error.message}`);
  return JSON.stringify(answer);
}

/** The fixed REST server's bodies by path; each fits the contract. */
export const BODIES: ReadonlyMap<string, string> = new Map([
  [session.me.path, text(session.me, me)],
  [billing.fetchDocuments.path, text(billing.fetchDocuments, documents)],
  [customers.customers.path, text(customers.customers, people)],
  [employees.employees.path, text(employees.employees, sellers)],
]);
