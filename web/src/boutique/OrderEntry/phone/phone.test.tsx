import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { deleteDraft } from '../../../local/drafts.ts';
import { hasFocus } from '../../../testing/hasFocus.ts';
import { setWidth } from '../../../testing/setWidth.ts';
import { button, chooseGarment, openCreate, press } from '../testing.tsx';

vi.mock('../../../local/drafts.ts', async () =>
  (await import('../../../testing/draftsInMemory.ts')).draftsInMemory(),
);

beforeEach(() => deleteDraft('order/new'));

test('a thumb goes from design area to design area, and then to the review', async () => {
  setWidth(360);
  const at = await openCreate();
  await chooseGarment(at, 'Blouse');
  expect(await screen.findByRole('heading', { name: 'Neck' })).toBeDefined();
  await press(at, 'Next area: Add-ons');
  await hasFocus(await screen.findByRole('heading', { name: 'Add-ons' }));
  // After the last area the footer goes on to the review.
  await button(/^Review order/);
  await press(at, 'Previous area: Neck');
  await button('Next area: Add-ons');
  // The user does not have to visit all areas.
  await button(/^Review order/);
});
