import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unreachable } from '../../../app/graph/failure.ts';
import { answerWith, fail, sentInput, waiting } from '../../../testing/answer.ts';
import type { AtRoute } from '../../../testing/render.tsx';
import { setWidth, turnTo } from '../../../testing/setWidth.ts';
import { openBill, openHistory } from '../../BillingHistory/testing.tsx';
import { openPayment } from '../../QrCodePage/testing.tsx';
import { paidDocument } from '../../testing/document.ts';
import { answerLinks, LINK, makeLink, openLink, openShare, withLinks } from './testing.ts';

const open = vi.fn<typeof window.open>();
const share = vi.fn<Navigator['share']>();

beforeEach(() => vi.stubGlobal('open', open));
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'share');
});

const MESSAGE = `Invoice 26-27/A/00413 of Meenakshi Boutique: ₹7,404.50\n${LINK}`;

test('a link is made for the document, shown once, and stands among the open ones', async () => {
  const at = await openPayment(paidDocument());
  const dialog = await openShare(at);
  await answerLinks(at);
  expect(await within(dialog).findByText('No open links')).toBeDefined();
  await at.user.click(within(dialog).getByRole('button', { name: 'Create a link' }));
  expect(await sentInput(at.environment, 'useShareDocumentMutation')).toMatchObject({ document: 'd1' });
  await answerWith(at.environment, 'useShareDocumentMutation', {
    shareDocument: { __typename: 'ShareDocumentSuccess', url: LINK, document: withLinks(openLink('s1')) },
  });
  expect((await within(dialog).findByLabelText<HTMLInputElement>('Link')).value).toBe(LINK);
  const list = await within(dialog).findByRole('list', { name: 'Open links' });
  expect(list.textContent).toMatch(/Until 20 Dec 2025.* · Rekha Yadav/);
});

const inDrawer = async (): Promise<AtRoute> => {
  const at = await openHistory();
  await openBill(at, '00413');
  return at;
};

test.each([
  ['from the drawer to the sheet', inDrawer, 1366, 800],
  ['from the sheet to the drawer', inDrawer, 800, 1366],
  ['beside the payment', () => openPayment(paidDocument()), 1366, 800],
])('a tablet that is turned %s leaves a link that was just made in sight', async (_what, visit, from, to) => {
  setWidth(from);
  const at = await visit();
  const dialog = await openShare(at);
  await makeLink(at, dialog);
  turnTo(to);
  expect(within(dialog).getByLabelText<HTMLInputElement>('Link').value).toBe(LINK);
  expect(screen.getByRole('dialog', { name: 'Share Invoice 26-27/A/00413' })).toBe(dialog);
  await at.user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog.isConnected).toBe(false));
  expect(await screen.findByRole('button', { name: 'Share' })).toBeDefined();
});

test.each([
  ['9829041526', '919829041526'],
  [null, ''],
])('WhatsApp gets the text with the link, for %s', async (customerMobile, to) => {
  const at = await openPayment(paidDocument({ customerMobile }));
  const dialog = await openShare(at);
  await makeLink(at, dialog);
  await at.user.click(within(dialog).getByRole('button', { name: 'WhatsApp' }));
  const url = `https://wa.me/${to}?text=${encodeURIComponent(MESSAGE)}`;
  expect(open).toHaveBeenCalledWith(url, '_blank', 'noopener');
});

test('the link is copied; what can not be copied is told', async () => {
  const at = await openPayment(paidDocument());
  const dialog = await openShare(at);
  await makeLink(at, dialog);
  const copy = within(dialog).getByRole('button', { name: 'Copy link' });
  await at.user.click(copy);
  expect(await screen.findByText('Link copied.')).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe(LINK);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  await at.user.click(copy);
  expect(await screen.findByText('Could not copy. Select the link and copy it.')).toBeDefined();
});

test('a device that shares texts gets the link; saying no is no failure', async () => {
  Object.assign(navigator, { share });
  const at = await openPayment(paidDocument());
  const dialog = await openShare(at);
  await makeLink(at, dialog);
  share.mockRejectedValueOnce(new DOMException('no', 'AbortError'));
  const send = within(dialog).getByRole('button', { name: 'Send the link' });
  await at.user.click(send);
  await at.user.click(send);
  expect(share.mock.calls).toEqual([[{ text: MESSAGE }], [{ text: MESSAGE }]]);
  expect(screen.queryByText('Could not share. Copy the link instead.')).toBeNull();
  share.mockRejectedValueOnce(new Error('denied'));
  await at.user.click(send);
  expect(await screen.findByText('Could not share. Copy the link instead.')).toBeDefined();
});

test('a link that could not be made is told, and tried again', async () => {
  const at = await openPayment(paidDocument());
  const dialog = await openShare(at);
  await answerLinks(at);
  await at.user.click(within(dialog).getByRole('button', { name: 'Create a link' }));
  const message = 'This document has 20 open links. Revoke one first.';
  await answerWith(at.environment, 'useShareDocumentMutation', {
    shareDocument: { __typename: 'Refused', __isRefusal: 'Refused', code: 'TOO_MANY_LINKS', message },
  });
  expect(await within(dialog).findByText(message)).toBeDefined();
  // A link whose answer was lost would be in the reloaded list.
  await waitFor(() => expect(waiting(at.environment, 'OpenLinksQuery')).toBe(1));
  await at.user.click(within(dialog).getByRole('button', { name: /^Retry/ }));
  await answerWith(at.environment, 'useShareDocumentMutation', {
    shareDocument: { __typename: 'ShareDocumentSuccess', url: LINK, document: withLinks(openLink('s1')) },
  });
  expect(await within(dialog).findByLabelText('Link')).toBeDefined();
});

test('links that could not be loaded are told, and asked for again, while one may be made', async () => {
  const at = await openPayment(paidDocument());
  const dialog = await openShare(at);
  await fail(at.environment, 'OpenLinksQuery', unreachable('r1'));
  expect(await within(dialog).findByText('Could not load the links.')).toBeDefined();
  expect(within(dialog).getByRole('button', { name: 'Create a link' })).toBeDefined();
  await at.user.click(within(dialog).getByRole('button', { name: /^Retry/ }));
  await answerLinks(at, openLink('s1'));
  expect(await within(dialog).findByRole('list', { name: 'Open links' })).toBeDefined();
});

test('a link is revoked after a question; that of somebody else is not offered', async () => {
  const at = await openHistory();
  await openBill(at, 'Priya');
  const dialog = await openShare(at);
  await answerLinks(
    at,
    openLink('s1'),
    openLink('s2', { viewerCanRevoke: false, until: '2025-12-24T10:42:00.000Z' }),
  );
  expect(await within(dialog).findByText('Until 24 Dec 2025')).toBeDefined();
  expect(within(dialog).queryByRole('button', { name: 'Revoke the link until 24 Dec 2025' })).toBeNull();
  await at.user.click(within(dialog).getByRole('button', { name: 'Revoke the link until 20 Dec 2025' }));
  const question = await screen.findByRole('alertdialog', { name: 'Revoke this link?' });
  await at.user.click(within(question).getByRole('button', { name: 'Revoke' }));
  expect(await sentInput(at.environment, 'useRevokeShareMutation')).toMatchObject({ share: 's1' });
  await answerWith(at.environment, 'useRevokeShareMutation', {
    revokeShare: { __typename: 'RevokeShareSuccess', document: withLinks() },
  });
  expect(await screen.findByText('Link revoked.')).toBeDefined();
  expect(await within(dialog).findByText('No open links')).toBeDefined();
});
