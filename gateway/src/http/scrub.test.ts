import { expect, test } from 'vitest';
import { scrub } from './scrub.ts';

test.each([
  ['"pin":"4826"', '"pin":"***"'],
  ['"currentPin":"4826","newPin":"9150"', '"currentPin":"***","newPin":"***"'],
  ['"password_confirmation":"9150"', '"password_confirmation":"***"'],
  // A browser's messaging token is JSON within the JSON.
  [String.raw`"messagingToken":"{\"endpoint\":\"https://push.example/abc\"}"`, '"messagingToken":"***"'],
  ['"authorization":"Bearer x"', '"authorization":"***"'],
  ['token dGhpcyBpcyBhIHRva2VuIG9mIGEgdGVzdCwgMzIgYnl', 'token ***'],
  ['key galla_dGhpcyBpcyBhIHRva2VuIG9mIGEgdGVzdCwgMzIgYnl', 'key ***'],
  ['meenakshi@upi', '***@***'],
  ['ABCDE1234F', '***'],
  ['mobile 9000000001', 'mobile ********01'],
  ['aadhaar 123412341234', 'aadhaar ********34'],
])('masks %s', (secret, masked) => {
  expect(scrub(`{"a":1,${secret}}`)).toBe(`{"a":1,${masked}}`);
});

test('leaves ids and times alone', () => {
  const line =
    '{"request":"018f0000-0000-7000-8000-000000000001","time":"2026-11-20T12:13:15.597Z","ms":12.5}';
  expect(scrub(line)).toBe(line);
});
