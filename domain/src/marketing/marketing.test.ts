import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../dates/day.ts';
import { CAMPAIGN_LIMITS, OFFER_WORDS } from './limits.ts';
import { checkCampaignImage, checkCampaignRoom, readCampaign } from './campaign.ts';
import { campaignState } from './days.ts';
import { campaignText } from './shareText.ts';
import { offerWords, readOfferFields, readOfferList, withoutBlanks } from './offers.ts';

const ENTRIES = {
  title: ' Wedding ',
  subtitle: '',
  description: '',
  summary: ' 20 % off ',
  offers: [],
  firstDay: '',
  lastDay: '',
};
const texts = fc.array(fc.string({ maxLength: 30 }), { maxLength: CAMPAIGN_LIMITS.offers });

test('an offer list is the same as a list, as JSON text and as fields in any order', () => {
  fc.assert(
    fc.property(texts, (offers) => {
      const kept = withoutBlanks(offers);
      const fields = Object.fromEntries(
        offers.map((offer, at) => [`offer_list[${at}]`, offer] as const).toReversed(),
      );
      expect(readOfferList(offers)).toEqual(kept);
      expect(readOfferList(JSON.stringify(offers))).toEqual(kept);
      expect(readOfferFields(fields).offers ?? []).toEqual(kept);
      expect(kept.every((offer) => offer !== '' && offer === offer.trim())).toBe(true);
    }),
  );
});

test('fields stand in the order of their numbers, of which 10 comes after 9', () => {
  const fields = { 'offer_list[10]': 'last', 'offer_list[9]': 'before', 'offer_list[2]': ' ' };
  expect(readOfferFields(fields)).toEqual({ offers: ['before', 'last'] });
  expect(readOfferFields({})).toEqual({ offers: undefined });
  expect(readOfferFields({ 'offer_list[x]': 'a' }).unknown).toBe('offer_list[x]');
  expect(readOfferFields({ 'offer_list[0]': 1 }).unknown).toBe('offer_list[0]');
});

test.each([
  [null, []],
  [undefined, []],
  ['  ', []],
  ['[]', []],
  ['free text', undefined],
  ['{"a":1}', undefined],
  [[1], undefined],
  [7, undefined],
])('the offer list %j is read as %j', (sent, read) => {
  expect(readOfferList(sent)).toEqual(read);
});

test('words are what stands between white space; the hint says how many are missing or too many', () => {
  fc.assert(
    fc.property(fc.nat({ max: 30 }), fc.constantFrom(' ', '\n', '  \t'), (count, gap) => {
      const { words, more, fewer } = offerWords(gap + Array.from({ length: count }, () => 'w').join(gap));
      expect(words).toBe(count);
      expect(words + more - fewer).toBe(Math.min(Math.max(count, OFFER_WORDS.least), OFFER_WORDS.most));
    }),
  );
  expect(offerWords('Alterations free until the wedding')).toEqual({ words: 5, more: 3, fewer: 0 });
});

test('a campaign is trimmed, and an offer list of blanks is none', () => {
  expect(readCampaign({ ...ENTRIES, offers: [' ', ''] })).toEqual({
    title: 'Wedding',
    subtitle: '',
    description: '',
    summary: '20 % off',
    offers: [],
    firstDay: null,
    lastDay: null,
  });
});

test.each([
  [{ title: '  ' }, 'title', 'Please enter the main title'],
  [{ title: 'x'.repeat(CAMPAIGN_LIMITS.title + 1) }, 'title', 'At most 100 characters.'],
  [{ subtitle: 'x'.repeat(CAMPAIGN_LIMITS.subtitle + 1) }, 'subtitle', 'At most 150 characters.'],
  [{ description: 'x'.repeat(CAMPAIGN_LIMITS.description + 1) }, 'description', 'At most 1000 characters.'],
  [{ summary: 'x'.repeat(CAMPAIGN_LIMITS.summary + 1) }, 'summary', 'At most 60 characters.'],
  [{ firstDay: '2026-02-30' }, 'first_day', 'Please enter a day, e.g. 25/12/2026.'],
  [{ lastDay: 'Teej' }, 'last_day', 'Please enter a day, e.g. 25/12/2026.'],
  [{ firstDay: '2026-11-20', lastDay: '2026-11-19' }, 'last_day', 'The last day cannot be before the first.'],
  [{ offers: ['ok', 'x'.repeat(CAMPAIGN_LIMITS.offer + 1)] }, 'offer_list.1', 'At most 200 characters.'],
  [
    { offers: Array.from({ length: CAMPAIGN_LIMITS.offers + 1 }, () => 'x') },
    'offer_list',
    'At most 20 bullets.',
  ],
])('%j is told at its field', (entry, field, message) => {
  expect(readCampaign({ ...ENTRIES, ...entry })).toEqual({
    problems: [expect.objectContaining({ field, message })],
  });
});

test('an image is needed, and there is an end to campaigns', () => {
  expect(checkCampaignImage(true)).toBeUndefined();
  expect(checkCampaignImage(false)).toMatchObject({ field: 'image', message: 'Please upload an image!' });
  expect(checkCampaignRoom(CAMPAIGN_LIMITS.campaigns - 1)).toBeUndefined();
  expect(checkCampaignRoom(CAMPAIGN_LIMITS.campaigns)).toMatchObject({ field: 'title' });
});

const days = fc.integer({ min: -400, max: 400 }).map((after) => addDays('2026-11-20', after));
const bound = fc.option(days, { nil: '' });

test('days are kept unless the last is before the first; both belong to the campaign', () => {
  fc.assert(
    fc.property(bound, bound, days, (firstDay, lastDay, today) => {
      const read = readCampaign({ ...ENTRIES, firstDay, lastDay });
      const isBackward = firstDay !== '' && lastDay !== '' && lastDay < firstDay;
      expect('problems' in read).toBe(isBackward);
      if ('problems' in read) return;
      expect([read.firstDay ?? '', read.lastDay ?? '']).toEqual([firstDay, lastDay]);
      const begins = firstDay === '' || firstDay <= today;
      const ends = lastDay !== '' && lastDay < today;
      expect(campaignState(read, today)).toBe(ends ? 'OVER' : begins ? 'RUNNING' : 'COMING');
    }),
  );
});

const SHARED = { title: 'Winter', subtitle: '', summary: '20 % off', firstDay: null, lastDay: '2026-12-15' };

test('a campaign is written to customers with its offers and its last day', () => {
  const text = campaignText(
    { ...SHARED, description: 'New silks.', offers: ['Free pico', 'Free fall'] },
    1000,
  );
  expect(text).toBe('Winter\n20 % off\n\nNew silks.\n\n• Free pico\n• Free fall\n\nUntil 15 Dec 2026');
});

test('what has no room is left out, and title and days never are', () => {
  const long = fc.string({ maxLength: CAMPAIGN_LIMITS.description });
  fc.assert(
    fc.property(long, fc.array(fc.string({ maxLength: CAMPAIGN_LIMITS.offer })), (description, offers) => {
      const text = campaignText({ ...SHARED, description, offers }, 900);
      expect(text.length).toBeLessThanOrEqual(900);
      expect(text.startsWith('Winter') && text.endsWith('Until 15 Dec 2026')).toBe(true);
    }),
  );
});
