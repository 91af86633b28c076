import { expect, test } from 'vitest';
import { runsOf } from './scripts.ts';

test('a text is cut where its script changes, not at spaces and joiners', () => {
  expect(runsOf('Priya प्रिया')).toEqual([{ script: 'latin', text: 'Priya प्रिया' }]);
  expect(runsOf('ક્રિષ્ના સ્ટોર્સ & Co')).toEqual([
    { script: 'gujarati', text: 'ક્રિષ્ના સ્ટોર્સ ' },
    { script: 'latin', text: '& Co' },
  ]);
  expect(runsOf('ക്‍ഷ').map(({ script }) => script)).toEqual(['malayalam']);
});

test.each([
  ['bengali', 'পশ্চিম'],
  ['gurmukhi', 'ਪੰਜਾਬੀ'],
  ['gujarati', 'ગુજરાતી'],
  ['oriya', 'ଓଡ଼ିଆ'],
  ['tamil', 'தமிழ்'],
  ['telugu', 'తెలుగు'],
  ['kannada', 'ಕನ್ನಡ'],
  ['malayalam', 'മലയാളം'],
])('%s is set in its own font', (script, text) => {
  expect(runsOf(text)).toEqual([{ script, text }]);
});

test('emoji are left out, signs of business are kept', () => {
  expect(runsOf('Priya 🌸👩🏽‍🦱 ®™')).toEqual([
    { script: 'latin', text: expect.stringMatching(/^Priya \u200d? ®™$/) },
  ]);
});
