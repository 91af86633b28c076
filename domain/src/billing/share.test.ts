import { expect, test } from 'vitest';
import { checkLinkEnd, LINK_DAYS, linkEnd, MOST_LINK_DAYS } from './share.ts';

const NOW = new Date('2026-11-23T10:00:00Z');

test('a link is open for 30 days', () => {
  expect(linkEnd(LINK_DAYS, NOW)).toEqual(new Date('2026-12-23T10:00:00Z'));
});

test('its end is in the future, and at most a year away', () => {
  const last = linkEnd(MOST_LINK_DAYS, NOW);
  expect(checkLinkEnd(new Date(NOW.getTime() + 1), NOW)).toBeUndefined();
  expect(checkLinkEnd(last, NOW)).toBeUndefined();
  expect(checkLinkEnd(NOW, NOW)).toMatchObject({ field: 'until', rule: 'SHARE_UNTIL_PAST' });
  expect(checkLinkEnd(new Date(last.getTime() + 1), NOW)).toMatchObject({
    message: 'A link is open for at most 365 days',
  });
});
