import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerPage, asks, BILLS, row } from '../../billing/BillingHistory/testing.tsx';
import { billingHistoryRoute } from '../../billing/BillingHistory/route.ts';
import { answerWith } from '../../testing/answer.ts';
import { renderAt, renderUi, type AtRoute } from '../../testing/render.tsx';
import { storeSession } from '../session/store.ts';
import { shellRoute } from '../shell/route.tsx';
import { shellViewer } from '../shell/testing.ts';
import { knownZone, ShopZone } from './shopZone.ts';
import { useShopClock } from './useShopClock.ts';

/** Half past midnight in India, 11 pm of the day before in Dubai. */
const NOW = '2026-11-20T19:00:00.000Z';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) }));
afterEach(() => void vi.useRealTimers());

function Clock() {
  const { today, dayOf, time, dateTime, dateTimeNear } = useShopClock();
  const sold = '2026-11-19T20:30:00.000Z';
  return <p>{[today, dayOf(sold), time(sold), dateTime(sold), dateTimeNear(sold)].join(' | ')}</p>;
}

test.each([
  ['Asia/Kolkata', '2026-11-21 | 2026-11-20 | 2:00 am | 20 Nov 2026, 2:00 am | 20 Nov, 2:00 am'],
  ['Asia/Dubai', '2026-11-20 | 2026-11-20 | 12:30 am | 20 Nov 2026, 12:30 am | Today, 12:30 am'],
  ['America/New_York', '2026-11-20 | 2026-11-19 | 3:30 pm | 19 Nov 2026, 3:30 pm | 19 Nov, 3:30 pm'],
  ['Mars/Olympus', '2026-11-21 | 2026-11-20 | 2:00 am | 20 Nov 2026, 2:00 am | 20 Nov, 2:00 am'],
])('the clock of a shop in %s', (zone, shown) => {
  renderUi(
    <ShopZone value={knownZone(zone)}>
      <Clock />
    </ShopZone>,
  );
  expect(screen.getByText(shown)).toBeDefined();
});

/** Opens the billing history inside the shell, which provides the time zone. */
async function openShop(timeZone: string): Promise<AtRoute> {
  storeSession({ access_token: 'secret' });
  const at = renderAt('/Billing-History', [shellRoute([billingHistoryRoute])]);
  const items = [{ menu: 'BILLING_HISTORY', name: 'Billing History' }];
  const viewer = shellViewer({ timeZone, menu: [{ name: '', items }] });
  await answerWith(at.environment, 'ShellQuery', { viewer });
  await answerPage(at, { bills: [{ ...BILLS[0], date: '2026-11-20T18:40:00.000Z' }] });
  return at;
}

test('a screen reads days and asks for them by the clock of the shop that the shell knows', async () => {
  const at = await openShop('Asia/Dubai');
  expect((await row('Priya')).textContent).toContain('Today, 10:40 pm');
  await at.user.click(screen.getByRole('button', { name: 'Days: All days' }));
  const days = within(await screen.findByRole('dialog'));
  await at.user.click(days.getByRole('button', { name: 'Today' }));
  await asks(at, { first: 5, filter: { types: ['INVOICE'], from: '2026-11-20', to: '2026-11-20' } });
});
