import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerWith } from '../../testing/answer.ts';
import { EMPLOYEE, openProfile, profileData } from './testing.ts';

const section = (name: string) => within(screen.getByRole('region', { name }));

test('the owner reads everything about person and shop', async () => {
  await openProfile();
  const person = section('You');
  for (const text of [
    '98290 41526',
    'meenakshi@example.in',
    '9 Mar 1984',
    '36 years',
    'Female',
    'XXXX XXXX 9012',
  ])
    expect(person.getByText(text)).toBeDefined();
  const shop = section('Your shop');
  expect(shop.getByText('Business Type').nextSibling?.textContent).toBe('Boutique and tailor');
  expect(shop.getByText('Business Category').nextSibling?.textContent).toBe("Women's boutique");
  for (const text of [
    'Meenakshi Boutique',
    'Shop 41, Johari Bazar, Jaipur 302003, Rajasthan',
    '08ABCPM4417K1ZL',
    'ABCPM4417K',
  ])
    expect(shop.getByText(text)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Edit profile' }).getAttribute('href')).toBe('/profile?edit=1');
});

test('the PIN is changed here, and the devices are one press away', async () => {
  await openProfile();
  const part = section('PIN and devices');
  expect(part.getByRole('button', { name: 'Change PIN' })).toBeDefined();
  expect(part.getByRole('link', { name: 'Where you are logged in' }).getAttribute('href')).toBe('/sessions');
});

test('an employee reads the own address and role', async () => {
  await openProfile(EMPLOYEE);
  expect(section('You').getByText('Gali 4, Bapu Nagar')).toBeDefined();
  expect(screen.getByText('Cashier · 98290 41526')).toBeDefined();
});

test('who may not change it reads it, with the reason, also at the address of the form', async () => {
  await openProfile({ mayEdit: false }, '/profile?edit=1');
  expect(screen.getByText(/^You can view your profile/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Edit profile' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Choose picture' })).toBeNull();
});

test('what can not be loaded is told, with Retry', async () => {
  const at = await openProfile({ tenant: null });
  expect(screen.getByText('Failed to load data')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: /Retry/ }));
  await answerWith(at.environment, 'ProfileQuery', profileData());
  expect(await screen.findByText('Meenakshi Boutique')).toBeDefined();
});
