import { tenant } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import type { Answer } from '../rest/arguments.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { SETTINGS, settingsAre } from '../testing/fakeShop.ts';
import { answering, refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const KEY = '018f0000-0000-7000-8000-0000000000c1';

const RESULT = `{ __typename
  ... on TenantSettingsSuccess { tenant { settings { employeesEditOrders gstPercentage disclaimer
    qr { size colour errorLevel } } } }
  ... on Refusal { code message }
  ... on InvalidInput { problems { field message } } }`;
const UPDATE = `mutation ($input: UpdateTenantSettingsInput!) { updateTenantSettings(input: $input) ${RESULT} }`;
const SAVE = `mutation ($input: UpdateQrSettingsInput!) { updateQrSettings(input: $input) ${RESULT} }`;
const RESET = `mutation ($input: ResetQrSettingsInput!) { resetQrSettings(input: $input) ${RESULT} }`;

type Changed = Answer<typeof tenant.updateTenantSetting>;
const changed = (changes: Partial<Changed['data']> = {}): Changed => ({
  success: true,
  message: 'x',
  data: { ...SETTINGS, ...changes },
});

test('tells every setting, with one call', async () => {
  const { data, calls } = await runOperation(
    `{ viewer { tenant { settings { employeesSeeAllContacts employeesAddContacts employeesSeeCustomerDetails
       employeesEditOrders employeesDeleteOrders employeesEditInvoices employeesDeleteInvoices
       qr { size colour background borderRadius borderWidth borderColour iconSize errorLevel } } } } }`,
    { fakes: [signedIn(), settingsAre({ emp_view_contact: 1, order_delete: 1, invoice_edit: 0 })] },
  );
  expect(data).toEqual({
    viewer: {
      tenant: {
        settings: {
          employeesSeeAllContacts: true,
          employeesAddContacts: true,
          employeesSeeCustomerDetails: true,
          employeesEditOrders: true,
          employeesDeleteOrders: true,
          employeesEditInvoices: false,
          employeesDeleteInvoices: false,
          qr: {
            size: 160,
            colour: '#000000',
            background: '#FFFFFF',
            borderRadius: 8,
            borderWidth: 2,
            borderColour: '#DAE1E3',
            iconSize: 40,
            errorLevel: 'H',
          },
        },
      },
    },
  });
  expect(calls).toEqual(['GET /me', 'GET /getTenantSetting']);
});

test('sends only what was given, and answers with what upstream then has, without asking again', async () => {
  const { data, calls, received } = await runOperation(UPDATE, {
    variables: { input: { key: KEY, employeesEditOrders: false, gstPercentage: '12', disclaimer: ' No. ' } },
    fakes: [
      signedIn(),
      answering(tenant.updateTenantSetting, () =>
        changed({ order_edit: 0, gst_persantage: '12', terms_and_conditions: 'No.' }),
      ),
    ],
  });
  expect(data).toMatchObject({
    updateTenantSettings: {
      __typename: 'TenantSettingsSuccess',
      tenant: { settings: { employeesEditOrders: false, gstPercentage: '12', disclaimer: 'No.' } },
    },
  });
  expect(calls).toEqual(['GET /me', 'POST /updateTenantSetting']);
  expect(received[1]?.parts).toEqual({
    key: KEY,
    body: { order_edit: 0, gst_persantage: '12', terms_and_conditions: 'No.' },
  });
});

test.each([
  [{ employeesSeeAllContacts: true }, { emp_view_contact: 1 }],
  [{ employeesAddContacts: false }, { emp_create_contact: 0 }],
  [{ employeesSeeCustomerDetails: false }, { emp_view_customer: 0 }],
  [{ employeesBillByMobile: false }, { emp_bill_by_mobile: 0 }],
  [{ employeesDeleteOrders: true }, { order_delete: 1 }],
  [{ photoBeforeReady: true }, { photo_before_ready: 1 }],
  [{ neverBelowCost: true }, { never_below_cost: 1 }],
  [{ maxDiscount: '10' }, { max_discount: '10' }],
  [{ maxPriceCut: null }, { max_price_cut: null }],
  [{ employeesEditInvoices: false }, { invoice_edit: 0 }],
  [{ employeesDeleteInvoices: true }, { invoice_delete: 1 }],
  [{ discountBeforeTax: true }, { discount_before_tax: 1 }],
  [{ roundOff: true }, { round_off: 1 }],
  [{ billPaper: 'THERMAL_58' }, { bill_paper: 'THERMAL_58' }],
  [{ printAtOnce: true }, { print_at_once: 1 }],
  [{ hsnOnSlip: false }, { hsn_on_slip: 0 }],
])('%o is %o on the wire', async (input, body) => {
  const { received } = await runOperation(UPDATE, {
    variables: { input: { key: KEY, ...input } },
    fakes: [signedIn(), answering(tenant.updateTenantSetting, () => changed())],
  });
  expect(received[1]?.parts.body).toEqual(body);
});

test.each([
  [{ gstPercentage: '28.5' }, 'gstPercentage', 'GST percentage must be between 0 and 28.'],
  [{ disclaimer: 'x'.repeat(101) }, 'disclaimer', 'At most 100 characters.'],
])('refuses %o at its field before upstream is asked', async (input, field, message) => {
  const { data, calls } = await runOperation(UPDATE, {
    variables: { input: { key: KEY, ...input } },
    fakes: [signedIn()],
  });
  expect(data).toMatchObject({
    updateTenantSettings: { __typename: 'InvalidInput', problems: [{ field, message }] },
  });
  expect(calls).toEqual(['GET /me']);
});

test('saves the looks of codes', async () => {
  const qr = { ...SETTINGS.qr, size: 120, colour: '#0B5A75' };
  const { data, received } = await runOperation(SAVE, {
    variables: {
      input: { key: KEY, size: 120, colour: '#0B5A75', borderColour: '#000000', errorLevel: 'Q' },
    },
    fakes: [signedIn(), answering(tenant.saveQrSetting, () => changed({ qr }))],
  });
  expect(data).toMatchObject({
    updateQrSettings: { tenant: { settings: { qr: { size: 120, colour: '#0B5A75' } } } },
  });
  expect(received[1]?.parts).toEqual({
    key: KEY,
    body: { size: 120, colour: '#0B5A75', border_colour: '#000000', error_level: 'Q' },
  });
});

test('what upstream refuses stands at the field of the input', async () => {
  const { data } = await runOperation(SAVE, {
    variables: { input: { key: KEY, borderRadius: 99 } },
    fakes: [
      signedIn(),
      refusing(tenant.saveQrSetting, 'INVALID_INPUT', undefined, [
        { field: 'border_radius', code: 'INVALID_INPUT', message: 'Too round' },
      ]),
    ],
  });
  expect(data).toMatchObject({
    updateQrSettings: { problems: [{ field: 'borderRadius', message: 'Too round' }] },
  });
});

test('resets the looks of codes', async () => {
  const { data, calls } = await runOperation(RESET, {
    variables: { input: { key: KEY } },
    fakes: [signedIn(), answering(tenant.resetQrSetting, () => changed())],
  });
  expect(data).toMatchObject({ resetQrSettings: { tenant: { settings: { qr: { size: 160 } } } } });
  expect(calls).toEqual(['GET /me', 'POST /resetQrSetting']);
});

test.each([UPDATE, SAVE, RESET])('is not for who may only look at the settings', async (mutation) => {
  const { data, calls } = await runOperation(mutation, {
    variables: { input: { key: KEY } },
    fakes: [signedIn(employeeWith('settings:view'))],
  });
  expect(Object.values(data ?? {})).toMatchObject([{ code: 'PERMISSION_DENIED' }]);
  expect(calls).toEqual(['GET /me']);
});
