import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { unreachable } from '../../app/graph/failure.ts';
import { answerWith, fail, waiting } from '../../testing/answer.ts';
import { setWidth } from '../../testing/setWidth.ts';
import { accounts, document, paidDocument, payment } from '../testing/document.ts';
import { openCode, openPayment, screenData, visit } from './testing.tsx';

const code = () => screen.findByRole('figure', { name: /UPI QR code/ });

test('shows the code of the balance for the first account, shown but not confirmed', async () => {
  await openCode();
  expect((await code()).getAttribute('aria-label')).toBe('UPI QR code of ₹5,404.50 to Meenakshi Boutique');
  expect(screen.getByText(/^meenakshi\.boutique@upi/)).toBeDefined();
  expect(screen.getByText(/^Shown at .* [ap]m, not yet confirmed$/)).toBeDefined();
  expect(screen.getByText('Invoice 26-27/A/00413 created')).toBeDefined();
});

test('shows the bill and how what is to pay comes about', async () => {
  await openCode();
  const bill = await screen.findByRole('complementary', { name: 'Invoice' });
  expect(bill.textContent).toMatch(/Ajrakh modal fabric × 2\.5\sm/);
  expect(bill.textContent).toMatch(
    /Items total.*₹7,654\.50.*Discount.*−₹250\.00.*Total.*₹7,404\.50.*Includes CGST \+ SGST.*₹364\.50.*UPI received.*−₹2,000\.00.*To pay.*₹5,404\.50/,
  );
});

test('cash is told as collected, with what is left', async () => {
  await openPayment(
    document({ paymentMode: 'CASH', payments: [payment('y1', '2000.00', '5404.50', { mode: 'CASH' })] }),
  );
  expect(await screen.findByText('Collected ₹2,000.00 in cash. ₹5,404.50 is still to pay.')).toBeDefined();
  expect(screen.queryByRole('figure')).toBeNull();
});

test('the rest of a cash bill may be paid by UPI, and the address keeps that', async () => {
  const at = await openPayment(document({ paymentMode: 'CASH' }));
  await at.user.click(await screen.findByRole('radio', { name: 'UPI' }));
  await answerWith(at.environment, 'upiAccountQuery', accounts('meenakshi.boutique@upi'));
  expect(await code()).toBeDefined();
  await waitFor(() => expect(at.place()).toBe('/QrCodePage?document=d1&mode=UPI'));
});

test('what is paid says who confirmed it and by which reference; the next bill is the main act', async () => {
  const { user, place } = await openPayment(paidDocument());
  expect(await screen.findByText('Received ₹7,404.50')).toBeDefined();
  expect(screen.getByText(/Confirmed by Rekha Yadav · UTR 432109876543/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Received/ })).toBeNull();
  await user.keyboard('n');
  expect(await screen.findByText('This is /Billing')).toBeDefined();
  expect(place()).toBe('/Billing');
});

test('without an account it offers to add one, and the way back', async () => {
  const at = await openPayment();
  await answerWith(at.environment, 'upiAccountQuery', accounts());
  expect(await screen.findByText('No UPI account found. Please add one in settings.')).toBeDefined();
  await at.user.click(screen.getByRole('link', { name: 'Add UPI ID' }));
  expect(at.place()).toBe('/account-details?from=%2FQrCodePage%3Fdocument%3Dd1');
});

test('an account that can not be fetched is told, with Retry; the bill stays', async () => {
  const at = await openPayment();
  await fail(at.environment, 'upiAccountQuery', unreachable('r1'));
  expect(await screen.findByText('Could not fetch UPI details')).toBeDefined();
  expect(screen.getByText('Ajrakh modal fabric', { exact: false })).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: /Retry/ }));
  await answerWith(at.environment, 'upiAccountQuery', accounts('meenakshi.boutique@upi'));
  expect(await code()).toBeDefined();
});

test('who may see bills but not bill is told so: nothing is asked for that could only be refused', async () => {
  const at = visit('/QrCodePage?document=d1', new Set(['billing-history']));
  await answerWith(at.environment, 'QrCodePageQuery', screenData(document()));
  expect(await screen.findByText('Only users who may bill can see the UPI code.')).toBeDefined();
  expect(screen.getByText('Ask the owner for the right.')).toBeDefined();
  expect(screen.getByText('Ajrakh modal fabric', { exact: false })).toBeDefined();
  expect(screen.queryByText('Could not fetch UPI details')).toBeNull();
  expect(waiting(at.environment, 'upiAccountQuery')).toBe(0);
});

test('a canceled document asks for nothing', async () => {
  await openPayment(document({ status: 'CANCELED', viewerCanReceivePayment: false }));
  expect(await screen.findByText('This document is canceled. Nothing to pay.')).toBeDefined();
  expect(screen.queryByRole('figure')).toBeNull();
});

test('a document of somebody else, or none, is not found', async () => {
  const at = visit('/QrCodePage?document=d9');
  await answerWith(at.environment, 'QrCodePageQuery', screenData(null));
  expect(await screen.findByText('This document was not found')).toBeDefined();
});

test('without a document the way leads to the cart', async () => {
  visit('/QrCodePage');
  expect(await screen.findByText('This is /Billings')).toBeDefined();
});

test('the cart that one came from is opened again', async () => {
  const at = visit('/QrCodePage?data=abc');
  expect(await screen.findByText('This is /Billings')).toBeDefined();
  expect(at.place()).toBe('/Billings?data=abc');
});

test('on a phone the bottom bar carries the reference and the money', async () => {
  setWidth(360);
  await openCode();
  expect(await code()).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'Reference (UTR)' })).toBeDefined();
  expect(screen.getByText('Priya Agarwal · 26-27/A/00413')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Print' })).toBeDefined();
});
