import { expect, test } from 'vitest';
import { REFUSALS } from '../refusals/refusals.ts';
import { billingMessages } from '../billing/messages.ts';
import { cartMessages } from '../billing/cartMessages.ts';
import { historyMessages } from '../billing/historyMessages.ts';
import { paymentMessages } from '../billing/paymentMessages.ts';
import { printMessages } from '../billing/printMessages.ts';
import { stagesMessages } from '../boutique/stagesMessages.ts';
import { statementMessages } from '../billing/statementMessages.ts';
import { catalogueImageMessages } from '../catalogue/imageMessages.ts';
import { listMessages } from '../catalogue/listMessages.ts';
import { catalogueMessages } from '../catalogue/messages.ts';
import { drawerMessages } from '../catalogue/drawerMessages.ts';
import { itemMessages } from '../catalogue/itemMessages.ts';
import { labelMessages } from '../catalogue/labelMessages.ts';
import { opticalMessages } from '../catalogue/opticalMessages.ts';
import { sheetsMessages } from '../catalogue/sheetsMessages.ts';
import { customerDetailMessages } from '../customers/detailMessages.ts';
import { customerTimelineMessages } from '../customers/timelineMessages.ts';
import { customersMessages } from '../customers/messages.ts';
import { mergeMessages } from '../customers/merge/messages.ts';
import { ownDataMessages } from '../customers/privacy/messages.ts';
import { customerStatusMessages } from '../customers/statusMessages.ts';
import { contactsMessages } from '../customers/contactsMessages.ts';
import { calendarMessages } from '../calendar/messages.ts';
import { dashboardMessages } from '../dashboard/messages.ts';
import { datesMessages } from '../dates/messages.ts';
import { filesMessages } from '../files/messages.ts';
import { formsMessages } from '../forms/messages.ts';
import { keysMessages } from '../keys/messages.ts';
import { notificationsMessages } from '../notifications/messages.ts';
import { rightsMessages } from '../rights/messages.ts';
import { hierarchyMessages } from '../sales/hierarchyMessages.ts';
import { permissionsMessages } from '../sales/permissionsMessages.ts';
import { profileMessages } from '../session/profileMessages.ts';
import { sessionMessages } from '../session/messages.ts';
import { stockMessages } from '../catalogue/stockMessages.ts';
import { shellMessages } from '../shell/messages.ts';
import { subscriptionMessages } from '../subscription/messages.ts';
import { printingMessages } from '../tenant/printingMessages.ts';
import { settingsMessages } from '../tenant/settingsMessages.ts';
import { tenantMessages } from '../tenant/messages.ts';
import { ENGLISH } from './english.ts';
import { faultMessages } from './faults.ts';
import { scalarMessages } from './scalars.ts';

const PARTS = [
  billingMessages,
  catalogueImageMessages,
  catalogueMessages,
  customerDetailMessages,
  customerTimelineMessages,
  customersMessages,
  customerStatusMessages,
  mergeMessages,
  ownDataMessages,
  contactsMessages,
  calendarMessages,
  dashboardMessages,
  datesMessages,
  faultMessages,
  filesMessages,
  formsMessages,
  hierarchyMessages,
  keysMessages,
  cartMessages,
  historyMessages,
  drawerMessages,
  itemMessages,
  listMessages,
  labelMessages,
  notificationsMessages,
  opticalMessages,
  paymentMessages,
  permissionsMessages,
  printMessages,
  statementMessages,
  printingMessages,
  profileMessages,
  rightsMessages,
  scalarMessages,
  sessionMessages,
  settingsMessages,
  sheetsMessages,
  shellMessages,
  stagesMessages,
  stockMessages,
  subscriptionMessages,
  tenantMessages,
];

const entries = Object.entries(ENGLISH);

test('no slice overwrites a text of another', () => {
  const keys = PARTS.flatMap((part) => Object.keys(part));
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.toSorted()).toEqual(Object.keys(ENGLISH).toSorted());
});

test('every text says something, without stray spaces', () => {
  expect(entries.filter(([, text]) => text === '' || text !== text.trim() || / {2}/.test(text))).toEqual([]);
});

test('every brace belongs to a place', () => {
  expect(entries.filter(([, text]) => /[{}]/.test(text.replaceAll(/\{\w+\}/g, '')))).toEqual([]);
});

test('texts with a singular have a plural with the same places', () => {
  const keys = new Set(Object.keys(ENGLISH));
  const singulars = [...keys].filter((key) => key.endsWith('.one'));
  expect(singulars.length).toBeGreaterThan(0);
  expect(singulars.filter((key) => !keys.has(key.replace(/\.one$/, '.other')))).toEqual([]);
});

test('every refusal has its text', () => {
  expect(Object.values(REFUSALS).filter(({ message }) => !Object.hasOwn(ENGLISH, message))).toEqual([]);
});

test('there is a name for each of the twelve months', () => {
  expect(new Set(ENGLISH['dates.months'].split(' ')).size).toBe(12);
});

test.each([
  'Enter a valid 10-digit mobile number',
  'Enter a 4-digit PIN',
  'Token not received',
  'Login failed!',
  'Login successful!',
  'Invalid credentials. Please try again.',
  'Please log in to continue.',
  'You have been logged out successfully.',
  'Logout cancelled.',
  'Unsaved Changes',
  'Making Store Online',
  'Please select a role first.',
  'Could not find role or menu for this permission.',
  'Permision not Available.',
  'Failed to load permissions or menu data.',
  'Failed to load designations.',
  'Failed to process image.',
  'Failed to upload image',
  'Invalid response format. Expected JSON.',
  'Invalid URL parameters',
  'Please select both an option and a customer',
  'Select & Continue',
  'Customer and employee information is missing. Please go back and select them.',
  'The mobile number is already existing',
  'Failed to load variants',
  'Failed to update item',
  'Failed to create invoice',
  'Failed to load necessary data',
  'Failed to add customer',
  'Generate UPI QR',
  'Scan to Pay',
  'Add UPI ID',
  'Failed to create a quick bill',
  'An error occurred while creating the bill',
  'No UPI account found. Please add one in settings.',
  'No UPI accounts found. Please add one in settings.',
  'Could not fetch UPI details',
  'Submit UPI',
  'Update UPI',
  'Form submitted successfully.',
  'Failed to submit form.',
  'Account details updated successfully.',
  'Failed to fetch form',
  'Server did not return valid JSON.',
  'UPI account details',
  'QR Code',
  'Employee Settings',
  'Reset to Defaults',
  'Save Settings',
  'Return & Refund Disclaimer',
  'Failed to load settings',
  'Settings saved successfully',
  'Failed to save settings',
  'Settings reset to defaults',
  'Failed to load tenant settings',
  'No tenant settings found',
  '{label} updated successfully',
  'Failed to update {label}',
  'Pending amount updated successfully.',
  'No billing records found',
  'Could not load notifications.',
  'Failed to load data.',
  'Failed to generate PDF',
  'Service is not reachable. Try again.',
  'We are checking whether this was saved',
  'Too many requests. Try again in {n} s.',
])('the specified text is there to the letter: %s', (text) => {
  expect(Object.values(ENGLISH)).toContain(text);
});
