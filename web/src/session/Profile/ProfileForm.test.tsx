import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { answerWith, fail, sentInput, waiting } from '../../testing/answer.ts';
import type { AtRoute } from '../../testing/render.tsx';
import { box, EMPLOYEE, enter, openProfile, profileData } from './testing.ts';

// A few zones, India's by the name that browsers list: rendering hundreds of options takes seconds in jsdom.
beforeEach(() => {
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Asia/Calcutta', 'Asia/Dubai', 'UTC']);
});

const UPDATE = 'useUpdateProfileMutation';
const EDIT = '/profile?edit=1';

const save = async ({ user }: AtRoute): Promise<void> =>
  user.click(await screen.findByRole('button', { name: 'Save' }));

const zoneNames = async () =>
  [...(await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Time zone/ })).options].map(
    ({ label }) => label,
  );

const input = ({ environment }: AtRoute) => sentInput(environment, UPDATE);

const saved = { updateProfile: { __typename: 'UpdateProfileSuccess', message: 'Profile saved.' } };

const refusal = (fields: object) => ({
  updateProfile: {
    __isRefusal: 'Refused',
    __typename: 'Refused',
    message: 'x',
    code: 'INVALID_INPUT',
    ...fields,
  },
});

test('the owner changes person and shop, and sees them changed', async () => {
  const at = await openProfile({}, EDIT);
  await enter('First name', 'Minakshi');
  await enter('Business name', 'Meenakshi Silks');
  expect(await zoneNames()).toEqual(['Asia/Dubai', 'Asia/Kolkata']);
  await at.user.selectOptions(screen.getByRole('combobox', { name: /^Time zone/ }), 'Asia/Dubai');
  await save(at);
  const { key, ...sent } = await input(at);
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(screen.getByText('Making Store Online')).toBeDefined();
  expect(sent).toEqual({
    firstName: 'Minakshi',
    lastName: 'Sharma',
    mobile: '9829041526',
    email: 'meenakshi@example.in',
    birthDate: '1984-03-09',
    gender: 'FEMALE',
    aadhaar: '',
    company: {
      name: 'Meenakshi Silks',
      description: 'Sarees and suits',
      address: 'Shop 41, Johari Bazar',
      city: 'Jaipur',
      pincode: '302003',
      stateCode: '08',
      gstin: '08ABCPM4417K1ZL',
      pan: 'ABCPM4417K',
      registration: 'REGULAR',
      timeZone: 'Asia/Dubai',
    },
  });
  await answerWith(at.environment, UPDATE, saved);
  expect(await screen.findByText('Profile saved.')).toBeDefined();
  await answerWith(at.environment, 'ProfileQuery', profileData({ tenant: { name: 'Meenakshi Silks' } }));
  expect(await screen.findByText('Meenakshi Silks')).toBeDefined();
  expect(at.place()).toBe('/profile');
});

test('what is missing or wrong is told at its field, and nothing is sent', async () => {
  const at = await openProfile({}, EDIT);
  await enter('Last name', '');
  await enter('Email', 'nobody');
  fireEvent.change(screen.getByLabelText(/^Date of birth/), { target: { value: '' } });
  await enter('GST number', '08ABCPM4417K1ZM');
  await enter('PAN', 'ABC');
  await enter('PIN code', '12');
  await save(at);
  for (const sentence of [
    'Last name is required',
    'Please enter a valid email address',
    'Please select your date of birth',
    'Please enter a valid 15-digit GST number',
    'Please enter a valid 10-character PAN',
    'Enter a 6-digit PIN code',
  ])
    expect(await screen.findByText(sentence)).toBeDefined();
  expect(waiting(at.environment, UPDATE)).toBe(0);
  await waitFor(async () => expect(document.activeElement).toBe(await box('Last name')));
});

const warning = () => screen.queryByText(/without it, its bills are not valid for GST/);

test('a registered shop without its GSTIN is told what that means', async () => {
  await openProfile({}, EDIT);
  await enter('GST number', '');
  expect(warning()).not.toBeNull();
  await enter('GST number', '08ABCPM4417K1ZL');
  expect(warning()).toBeNull();
});

test('a GSTIN brings its PAN and its state, and the first one asks how discounts are taken off', async () => {
  const at = await openProfile({ tenant: { gstin: null, pan: null, stateCode: '27' } }, EDIT);
  expect(screen.queryByRole('checkbox')).toBeNull();
  await enter('GST number', '08abcpm4417k1zl');
  expect((await box('PAN')).value).toBe('ABCPM4417K');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^State/ }).value).toBe('08');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  await save(at);
  expect(await input(at)).toMatchObject({
    company: { gstin: '08ABCPM4417K1ZL', stateCode: '08', discountBeforeTax: true },
  });
});

test('a shop that is not registered has no GST number', async () => {
  const at = await openProfile({}, EDIT);
  await at.user.click(screen.getByRole('radio', { name: 'None' }));
  expect(screen.queryByRole('textbox', { name: /^GST number/ })).toBeNull();
  await save(at);
  expect(await input(at)).toMatchObject({ company: { registration: 'NONE', gstin: '' } });
});

test('an employee has the own address and nothing of the shop', async () => {
  const at = await openProfile(EMPLOYEE, EDIT);
  expect(screen.queryByRole('textbox', { name: /^Business name/ })).toBeNull();
  await enter('Address', 'Gali 5, Bapu Nagar');
  await save(at);
  const sent = await input(at);
  expect(sent).toMatchObject({ address: 'Gali 5, Bapu Nagar' });
  expect(sent).not.toHaveProperty('company');
});

test('problems of the server stand at their fields', async () => {
  const at = await openProfile({}, EDIT);
  await save(at);
  await answerWith(
    at.environment,
    UPDATE,
    refusal({
      __typename: 'InvalidInput',
      problems: [
        { field: 'mobile', message: 'The mobile number is already existing' },
        { field: 'company.pan', message: 'This GST number belongs to another PAN.' },
      ],
    }),
  );
  expect(await screen.findByText('The mobile number is already existing')).toBeDefined();
  expect(screen.getByText('This GST number belongs to another PAN.')).toBeDefined();
});

test('another mobile asks for the PIN, and the saving goes on by itself', async () => {
  const at = await openProfile({}, EDIT);
  await enter('Mobile number', '9829041527');
  await save(at);
  expect(await screen.findByText('Enter your PIN to change your login number.')).toBeDefined();
  expect(waiting(at.environment, UPDATE)).toBe(0);
  await at.user.click(screen.getByLabelText('PIN, digit 1 of 4'));
  await at.user.keyboard('4826{Enter}');
  await answerWith(at.environment, 'useConfirmPinMutation', {
    confirmPin: { __typename: 'ConfirmPinSuccess', confirmedUntil: '2026-11-20T11:10:00.000Z' },
  });
  expect(await input(at)).toMatchObject({ mobile: '9829041527' });
});

test('a failure is told by the specified sentence, and what was typed stays', async () => {
  const at = await openProfile({}, EDIT);
  await enter('First name', 'Minakshi');
  await save(at);
  await fail(at.environment, UPDATE, new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText('Failed to update profile.')).toBeDefined();
  expect((await box('First name')).value).toBe('Minakshi');
});

/** Whether closing the tab would be allowed. */
const close = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the tab does not close over something typed; Cancel leads back to reading', async () => {
  const at = await openProfile({}, EDIT);
  expect(close()).toBe(true);
  await enter('First name', 'Minakshi');
  expect(close()).toBe(false);
  await at.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('link', { name: 'Edit profile' })).toBeDefined();
  expect(at.place()).toBe('/profile');
});
