import { PRINT_DEFAULTS, QR_DEFAULTS, type PrintSettings, type QrSettings } from '@galla/domain';
import { storeSession } from '../../app/session/store.ts';
import { answerWith } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import type { TenantSettings } from '../shopSettings/tenantSettings.ts';
import { settingsRoute } from './route.ts';

export const SETTINGS: TenantSettings = {
  employeesSeeAllContacts: false,
  employeesAddContacts: true,
  employeesSeeCustomerDetails: true,
  employeesBillByMobile: true,
  employeesEditOrders: true,
  employeesDeleteOrders: false,
  photoBeforeReady: false,
  maxDiscount: null,
  maxPriceCut: null,
  neverBelowCost: false,
  employeesEditInvoices: true,
  employeesDeleteInvoices: false,
  discountBeforeTax: false,
  roundOff: false,
  billPaper: 'PAGE',
  pageSize: 'A4',
  printAtOnce: false,
  hsnOnSlip: false,
  gstPercentage: '18',
  disclaimer: 'No refunds after 7 days.',
  shareRoutesFrom: '09:00',
  shareRoutesUntil: '21:00',
  keepRoutesDays: 90,
  remindOfTasksAt: '09:00',
  remindOfAppointmentsBefore: 30,
  pointValue: '1.00',
  commissionByDesignation: false,
  commissionBeforeTax: false,
  commissionOnMoney: false,
};

const elsewhere = ['/', '/account-details'].map((path) => ({ path, element: <p>{`This is ${path}`}</p> }));

/** The shop as in the answer to `node`. */
export const shopWith = (fields: object) => ({
  node: { __typename: 'Tenant', __isNode: 'Tenant', id: 't1', ...fields },
});

/** Opens the screen at a tab, before the tab's own data. */
export async function openTab(tab: string, mayEdit = true, isOwner = true): Promise<AtRoute> {
  storeSession({ access_token: 'secret', tenant_schema: 's_1', emp_id: 'e1' });
  const at = renderAt(`/SetingQRCodeResizer?tab=${tab}`, [settingsRoute, ...elsewhere]);
  await answerWith(at.environment, 'SettingsQuery', {
    viewer: { mayEdit, mayDecide: mayEdit, profile: { isOwner }, tenant: { id: 't1' } },
  });
  return at;
}

const ACCOUNT = { __typename: 'UpiAccount', id: 'u1', upiId: 'asha@bank', upiName: 'Asha' };

interface QrOptions {
  qr?: Partial<QrSettings>;
  mayEdit?: boolean;
  /** Whether the shop has a UPI account. */
  account?: boolean;
}

/** Opens the QR tab, loaded. */
export async function openQr({ qr, mayEdit, account = true }: QrOptions = {}): Promise<AtRoute> {
  const at = await openTab('qr', mayEdit);
  await answerWith(
    at.environment,
    'qrSettingsQuery',
    shopWith({ settings: { qr: { ...QR_DEFAULTS, ...qr } } }),
  );
  await answerWith(at.environment, 'upiAccountQuery', shopWith({ upiAccounts: account ? [ACCOUNT] : [] }));
  return at;
}

/** Opens the employee tab, loaded. */
export async function openEmployees(changes: Partial<TenantSettings> = {}, mayEdit = true): Promise<AtRoute> {
  const at = await openTab('employees', mayEdit);
  await answerWith(
    at.environment,
    'tenantSettingsQuery',
    shopWith({ settings: { ...SETTINGS, ...changes } }),
  );
  return at;
}

/** The GST status of the shop in the bills tab. */
export const TAX = { itemsAtShopRate: 143, registration: 'REGULAR', gstin: '08ABCPM4417K1ZL' };

/** Opens the tab of bills and tax, loaded. */
export async function openBills(
  changes: Partial<TenantSettings> = {},
  mayEdit = true,
  tax: object = {},
): Promise<AtRoute> {
  const at = await openTab('bills', mayEdit);
  await answerWith(
    at.environment,
    'tenantSettingsQuery',
    shopWith({ settings: { ...SETTINGS, ...changes } }),
  );
  await answerWith(at.environment, 'shopTaxQuery', shopWith({ ...TAX, ...tax }));
  return at;
}

/** The shop with its print settings, as in the answer to `printSettingsQuery`. */
export const printedShop = (print: Partial<PrintSettings> = {}) =>
  shopWith({
    name: 'Meenakshi Boutique',
    address: 'Shop 41, Johari Bazar',
    city: 'Jaipur',
    pincode: '302003',
    gstin: '08ABCPM4417K1ZL',
    pan: null,
    registration: 'REGULAR',
    settings: SETTINGS,
    printSettings: { ...PRINT_DEFAULTS, ...print },
  });

/** Opens the tab of print and tax, loaded. */
export async function openPrint({
  print,
  mayEdit,
}: { print?: Partial<PrintSettings>; mayEdit?: boolean } = {}): Promise<AtRoute> {
  const at = await openTab('print', mayEdit);
  await answerWith(at.environment, 'printSettingsQuery', printedShop(print));
  return at;
}
