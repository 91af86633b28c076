import { expect, test } from 'vitest';
import { REFUSALS } from '../refusals/refusals.ts';
import { ENGLISH } from './english.ts';

const entries = Object.entries(ENGLISH);

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
