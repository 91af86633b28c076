import { scalar } from '../scalar.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The key of a write: a UUID, case-insensitive. */
export const IdempotencyKey = scalar('IdempotencyKey', (text) =>
  UUID.test(text) ? text.toLowerCase() : undefined,
);
