/** The expected format of each of Galla's own scalars, as one sentence. */
export const scalarMessages = {
  'scalars.Date': 'A Date is a day of the calendar as text, e.g. "2026-11-20".',
  'scalars.DateTime': 'A DateTime is an instant in ISO 8601 as text, e.g. "2026-11-20T10:00:00Z".',
  'scalars.Gstin': 'A Gstin is a text of 15 characters with a valid check digit.',
  'scalars.IdempotencyKey':
    'An IdempotencyKey is a UUID as text, e.g. "0b7a0a6e-5d2c-4f3b-9a41-6c1f2d9e8b70", made anew for each write.',
  'scalars.Mobile': 'A Mobile is a text of exactly 10 digits.',
  'scalars.Money': 'Money is rupees as text with two places, e.g. "7404.50".',
  'scalars.Percentage': 'A Percentage is a text from 0 to 100 with at most two decimals, e.g. "2.5".',
  'scalars.PhoneDigits': 'PhoneDigits are a text of 1 to 15 digits, without + and spaces.',
  'scalars.Quantity':
    'A Quantity is zero or more with at most three decimals, as text or number, e.g. "2.5".',
  'scalars.URL': 'A URL is an absolute address as text.',
};
