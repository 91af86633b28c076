import { randomUUID } from 'node:crypto';
import type { PlantedAttachments } from './plantAttachments.ts';
import { plantMoney, type PlantedMoney } from './plantMoney.ts';
import { plantShare } from './plantShare.ts';
import { plantBoutique, type PlantedBoutique } from './plantBoutique.ts';
import type { PlantedGym } from './plantGym.ts';
import { plantDay, type PlantedDay } from './plantDay.ts';
import type { PlantedClose } from './plantClose.ts';
import type { PlantedGoods } from './plantGoods.ts';
import type { PlantedStatements } from './plantStatements.ts';
import type { PlantedMarketing } from './plantMarketing.ts';
import type { PlantedOrders } from './plantOrders.ts';
import type { PlantedOptical } from './plantOptical.ts';
import type { Run } from './stack.ts';

/** Global ids of a shop's records for the operations. */
export interface Planted
  extends
    PlantedMoney,
    PlantedAttachments,
    PlantedOptical,
    PlantedDay,
    PlantedBoutique,
    PlantedClose,
    PlantedStatements,
    PlantedGoods,
    PlantedMarketing,
    PlantedOrders,
    PlantedGym {
  tenant: string;
  /** A customer with documents. */
  customer: string;
  customerMobile: string;
  /** A customer without documents, to be erased. */
  spareCustomer: string;
  /** The same customer twice, as the input of a merge. */
  twins: { keep: string; merged: string; keepVersion: string; mergedVersion: string };
  /** A note of that customer, and another one to be deleted. */
  customerNote: string;
  spareNote: string;
  /** A family member of that customer, and another one to be removed. */
  familyMember: string;
  spareMember: string;
  /** A product without variants. */
  product: string;
  /** A product with variants. */
  varied: string;
  /** Another product without variants, to be deleted. */
  spareProduct: string;
  /** A product whose stock nothing else changes, and its stock. */
  counted: { product: string; available: string };
  service: string;
  /** The bar code of a product. */
  barcode: string;
  document: string;
  /** Another unpaid one for the trash, and one to be deleted permanently. */
  spareDocument: string;
  lastDocument: string;
  /** A link to it. */
  share: string;
  /** The document's pending amount. */
  pending: string;
  upiAccount: string;
  /** For signing in. */
  mobile: string;
  pin: string;
  /** A session of the user. */
  session: string;
  /** An API key, to be revoked. */
  apiKey: string;
  /** A hand-over code for a session; valid once. */
  handover: string;
  /** An employee. */
  employee: string;
  /** Another employee with a known sign-in number. */
  helper: { employee: string; mobile: string };
  /** A notification of the user. */
  notification: string;
  /** A designation with employees. */
  manned: string;
  /** A designation without employees. */
  designation: string;
  /** Another one without employees, to be deleted. */
  spareDesignation: string;
  /** A package of Galla and its price. */
  plan: { package: string; duration: string; expectedPrice: string };
  /** An order for a package. */
  merchantOrder: string;
  /** A spreadsheet waiting to be imported, and its expected outcome. */
  sheet: { import: string; version: string; columns: { column: string; field: string | null }[] };
}

interface Found {
  viewer: {
    profile: { mobile: string };
    sessions: { code: string }[];
    notifications: { edges: { node: { id: string } }[] };
    subscription: { packages: { code: string; durations: { code: string; price: string }[] }[] };
    tenant: {
      id: string;
      products: {
        edges: {
          node: { id: string; hasVariants: boolean; barcode: string | null; available: string | null };
        }[];
      };
      services: { edges: { node: { id: string } }[] };
      documents: {
        edges: { node: { id: string; pending: string; customer: { id: string; mobile: string } } }[];
      };
      upiAccounts: { id: string }[];
      employees: { id: string }[];
      designations: { id: string; peopleCount: number }[];
    };
  };
}

const FIND = `{
  viewer {
    profile { mobile }
    sessions { code }
    notifications(first: 1) { edges { node { id } } }
    subscription { packages { code durations { code price } } }
    tenant {
      id
      products(first: 100) { edges { node { id hasVariants barcode available } } }
      services(first: 1) { edges { node { id } } }
      documents(first: 3, filter: { types: [INVOICE], statuses: [UNPAID] }) { edges { node { id pending customer { id mobile } } } }
      upiAccounts { id }
      employees { id }
      designations { id peopleCount }
    }
  }
}`;

const ORDER = `mutation ($input: PaySubscriptionInput!) {
  paySubscription(input: $input) { ... on PaySubscriptionSuccess { merchantOrderId } }
}`;

const MAKE_KEY = `mutation ($input: CreateApiKeyInput!) {
  createApiKey(input: $input) { ... on CreateApiKeySuccess { apiKey { id } } }
}`;

async function makeKey(run: Run): Promise<string> {
  const scopes = [{ menu: 'BILLING', view: true }];
  const { data } = await run<{ createApiKey: { apiKey: { id: string } } }>(
    { query: MAKE_KEY },
    { input: { key: randomUUID(), name: 'Spare', life: 'YEAR_1', scopes } },
  );
  return data.createApiKey.apiKey.id;
}

/** Orders the first package on offer. */
async function orderPlan(
  run: Run,
  { packages }: Found['viewer']['subscription'],
): Promise<Pick<Planted, 'plan' | 'merchantOrder'>> {
  const [first] = packages;
  const [duration] = first?.durations ?? [];
  if (!first || !duration) throw new Error('No plan is offered.');
  const plan = { package: first.code, duration: duration.code, expectedPrice: duration.price };
  const { data } = await run<{ paySubscription: { merchantOrderId: string } }>(
    { query: ORDER },
    { input: { key: randomUUID(), ...plan } },
  );
  return { plan, merchantOrder: data.paySubscription.merchantOrderId };
}

const MAKE_CUSTOMER = `mutation ($input: CreateCustomerInput!) {
  createCustomer(input: $input) { ... on CreateCustomerSuccess { customer { id } } }
}`;

/** A customer used for nothing else; erasing asks for the name. */
const MAKE_TWIN = `mutation ($input: CreateCustomerInput!) {
  createCustomer(input: $input) { ... on CreateCustomerSuccess { customer { id version } } }
}`;

async function makeCustomer(run: Run): Promise<string> {
  const { data } = await run<{ createCustomer: { customer: { id: string } } }>(
    { query: MAKE_CUSTOMER },
    { input: { key: randomUUID(), name: 'Spare Rao', mobile: '6100000001' } },
  );
  return data.createCustomer.customer.id;
}

/** Two customers to merge, with their versions. */
async function makeTwins(run: Run) {
  const make = async (mobile: string) => {
    const { data } = await run<{ createCustomer: { customer: { id: string; version: string } } }>(
      { query: MAKE_TWIN },
      { input: { key: randomUUID(), name: 'Twin Rao', mobile } },
    );
    return data.createCustomer.customer;
  };
  const keep = await make('6100000002');
  const merged = await make('6100000003');
  const versions = { keepVersion: keep.version, mergedVersion: merged.version };
  return { twins: { keep: keep.id, merged: merged.id, ...versions } };
}

const MAKE_NOTE = `mutation ($input: CreateCustomerNoteInput!) {
  createCustomerNote(input: $input) { ... on CustomerSuccess { customer { notes { id } } } }
}`;

const MAKE_MEMBER = `mutation ($input: CreateFamilyMemberInput!) {
  createFamilyMember(input: $input) { ... on CustomerSuccess { customer { family { id } } } }
}`;

type Ids = { id: string }[];

/** Two notes of a customer, and two family members. */
async function makeDetails(run: Run, customer: string) {
  let notes: Ids = [];
  let family: Ids = [];
  for (const memberId of ['MJ-1', 'MJ-2']) {
    const noted = await run<{ createCustomerNote: { customer: { notes: Ids } } }>(
      { query: MAKE_NOTE },
      { input: { key: randomUUID(), customer, note: memberId } },
    );
    notes = noted.data.createCustomerNote.customer.notes;
    const added = await run<{ createFamilyMember: { customer: { family: Ids } } }>(
      { query: MAKE_MEMBER },
      { input: { key: randomUUID(), customer, memberId, name: memberId } },
    );
    family = added.data.createFamilyMember.customer.family;
  }
  const [note, spareNote] = notes;
  const [member, spareMember] = family;
  if (!note || !spareNote || !member || !spareMember) throw new Error('The customer has no details.');
  return {
    customerNote: note.id,
    spareNote: spareNote.id,
    familyMember: member.id,
    spareMember: spareMember.id,
  };
}

/** Finds records of each kind in the caller's shop. */
export async function findPlanted(
  run: Run,
  { pin, handover, sheet, helper }: Pick<Planted, 'pin' | 'handover' | 'sheet' | 'helper'>,
): Promise<
  Omit<
    Planted,
    | keyof PlantedAttachments
    | keyof PlantedOptical
    | keyof PlantedClose
    | keyof PlantedStatements
    | keyof PlantedGoods
    | keyof PlantedMarketing
    | keyof PlantedOrders
    | keyof PlantedGym
  >
> {
  const { viewer } = (await run<Found>({ query: FIND })).data;
  const { id, products, services, documents, upiAccounts, employees, designations } = viewer.tenant;
  const goods = products.edges.map(({ node }) => node);
  const [document, spareDocument, lastDocument] = documents.edges.map(({ node }) => node);
  const [product, spareProduct, counted] = goods.filter(
    ({ hasVariants, available }) => !hasVariants && available !== null,
  );
  const service = services.edges[0]?.node;
  const varied = goods.find(({ hasVariants }) => hasVariants);
  const barcode = goods.find((item) => item.barcode !== null)?.barcode;
  const [account] = upiAccounts;
  const [employee] = employees;
  const manned = designations.find(({ peopleCount }) => peopleCount > 0);
  const [designation, spare] = designations.filter(({ peopleCount }) => peopleCount === 0);
  const [session] = viewer.sessions;
  const notification = viewer.notifications.edges[0]?.node;
  if (
    !document ||
    !spareDocument ||
    !lastDocument ||
    !product ||
    !spareProduct ||
    !counted ||
    !service ||
    !varied ||
    !barcode ||
    !account ||
    !employee ||
    !session ||
    !manned ||
    !designation ||
    !spare ||
    !notification
  )
    throw new Error('The shop lacks a kind of record.');
  return {
    tenant: id,
    customer: document.customer.id,
    customerMobile: document.customer.mobile,
    spareCustomer: await makeCustomer(run),
    ...(await makeTwins(run)),
    ...(await makeDetails(run, document.customer.id)),
    product: product.id,
    spareProduct: spareProduct.id,
    counted: { product: counted.id, available: counted.available ?? '' },
    service: service.id,
    varied: varied.id,
    barcode,
    document: document.id,
    spareDocument: spareDocument.id,
    lastDocument: lastDocument.id,
    share: await plantShare(run, document.id),
    pending: document.pending,
    upiAccount: account.id,
    mobile: viewer.profile.mobile,
    pin,
    handover,
    sheet,
    session: session.code,
    apiKey: await makeKey(run),
    employee: employee.id,
    helper,
    notification: notification.id,
    manned: manned.id,
    designation: designation.id,
    spareDesignation: spare.id,
    ...(await orderPlan(run, viewer.subscription)),
    ...(await plantDay(run, document.customer.id)),
    ...(await plantMoney(run, { customer: document.customer.id, product: product.id })),
    ...(await plantBoutique(run)),
  };
}
