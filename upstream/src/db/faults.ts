import pg from 'pg';

/** SQLSTATE classes: connection failures (08), resources (53), server shutdown (57P); and timeouts. */
const AWAY = /^(08|53|57P|57014|55P03|25P03)/;
const SOCKET_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
/** node-postgres has no codes for these errors. */
const POOL_TEXTS =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/** Whether PostgreSQL is temporarily unavailable, so that the same call may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return AWAY.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return SOCKET_CODES.has(code) || POOL_TEXTS.test(error.message);
}

/** Whether a text contained U+0000, which PostgreSQL can't store in text or JSON. */
export function isUnstorableText(error: unknown): boolean {
  return error instanceof pg.DatabaseError && ['22021', '22P05'].includes(error.code ?? '');
}

/** Whether an error is a violation of the given unique index, or of any if `index` is omitted. */
export function isUniqueViolation(error: unknown, index?: string): boolean {
  if (!(error instanceof pg.DatabaseError) || error.code !== '23505') return false;
  return index === undefined || error.constraint === index;
}
