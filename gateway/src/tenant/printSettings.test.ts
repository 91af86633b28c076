import { tenant } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import type { Answer } from '../rest/arguments.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering, refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

type Row = Answer<typeof tenant.getPrintSetting>['data'];

const KEY = '018f0000-0000-7000-8000-0000000000c1';
const ROW: Row = {
  page_size: 'A4',
  orientation: 'PORTRAIT',
  margin: 14,
  items_per_page: 12,
  template: 'PROFESSIONAL',
  date_format: 'SLASHES',
  colour: '#0B5A75',
  font_size: 12,
  logo_size: 80,
  qr: true,
  watermark: '',
  terms: '',
};
const PRINT = {
  pageSize: 'A4',
  orientation: 'PORTRAIT',
  margin: 14,
  itemsPerPage: 12,
  template: 'PROFESSIONAL',
  dateFormat: 'SLASHES',
  colour: '#0B5A75',
  fontSize: 12,
  logoSize: 80,
  qr: true,
  watermark: '',
  terms: '',
};
const FIELDS = `printSettings { ${Object.keys(PRINT).join(' ')} }`;
const RESULT = `{ __typename
  ... on TenantSettingsSuccess { tenant { ${FIELDS} } }
  ... on Refusal { code message }
  ... on InvalidInput { problems { field message } } }`;
const SAVE = `mutation ($input: UpdatePrintSettingsInput!) { updatePrintSettings(input: $input) ${RESULT} }`;
const RESET = `mutation ($input: ResetPrintSettingsInput!) { resetPrintSettings(input: $input) ${RESULT} }`;

const changed = (changes: Partial<Row> = {}) => ({
  success: true as const,
  message: 'Saved',
  data: { ...ROW, ...changes },
});

test('tells how papers are printed, with one call', async () => {
  const { data, errors, calls } = await runOperation(`{ viewer { tenant { ${FIELDS} } } }`, {
    fakes: [signedIn(), answering(tenant.getPrintSetting, () => ({ success: true, data: ROW }))],
  });
  expect(errors).toEqual([]);
  expect(data).toEqual({ viewer: { tenant: { printSettings: PRINT } } });
  expect(calls).toEqual(['GET /me', 'GET /getPrintSetting']);
});

test('sends only what was given, and answers with what upstream then has, without asking again', async () => {
  const { data, calls, received } = await runOperation(SAVE, {
    variables: {
      input: { key: KEY, pageSize: 'A5', colour: '#17663A', qr: false, terms: '' },
    },
    fakes: [signedIn(), answering(tenant.savePrintSetting, () => changed({ page_size: 'A5', qr: false }))],
  });
  expect(data).toMatchObject({
    updatePrintSettings: { tenant: { printSettings: { ...PRINT, pageSize: 'A5', qr: false } } },
  });
  expect(calls).toEqual(['GET /me', 'POST /savePrintSetting']);
  expect(received[1]?.parts).toEqual({
    key: KEY,
    body: { page_size: 'A5', colour: '#17663A', qr: false, terms: '' },
  });
});

test('what upstream refuses stands at the field of the input', async () => {
  const { data } = await runOperation(SAVE, {
    variables: { input: { key: KEY, itemsPerPage: 99 } },
    fakes: [
      signedIn(),
      refusing(tenant.savePrintSetting, 'INVALID_INPUT', undefined, [
        { field: 'items_per_page', code: 'INVALID_INPUT', message: 'Too many' },
      ]),
    ],
  });
  expect(data).toMatchObject({
    updatePrintSettings: { problems: [{ field: 'itemsPerPage', message: 'Too many' }] },
  });
});

test('takes printing back to its defaults', async () => {
  const { data, calls } = await runOperation(RESET, {
    variables: { input: { key: KEY } },
    fakes: [signedIn(), answering(tenant.resetPrintSetting, () => changed())],
  });
  expect(data).toMatchObject({ resetPrintSettings: { tenant: { printSettings: PRINT } } });
  expect(calls).toEqual(['GET /me', 'POST /resetPrintSetting']);
});

test.each([SAVE, RESET])('is not for who may only look at the settings', async (mutation) => {
  const { data, calls } = await runOperation(mutation, {
    variables: { input: { key: KEY } },
    fakes: [signedIn(employeeWith('settings:view'))],
  });
  expect(Object.values(data ?? {})).toMatchObject([{ code: 'PERMISSION_DENIED' }]);
  expect(calls).toEqual(['GET /me']);
});
