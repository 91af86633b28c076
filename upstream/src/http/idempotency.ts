import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { JsonValue } from '../db/types.generated.ts';
import type { TenantDb } from '../db/tenant.ts';
import { canonicalJson } from './canonicalJson.ts';
import { Refused } from './refused.ts';

/** The identity of a call: its key, operation and content. */
export interface CallIdentity {
  key: string;
  /** Method and route. */
  operation: string;
  bodyHash: Buffer;
}

/** Stored in place of a response that is shown only once. */
const NOT_KEPT = {};

/** Whether the response was not stored, or was erased with its customer. */
const isGone = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && Object.keys(answer).length === 0;

const hashOf = (content: string | Buffer): Buffer => createHash('sha256').update(content).digest();

/** The identity of a keyed call with validated headers: Idempotency-Key is a UUID. */
export function identityOf(request: FastifyRequest, operation: string): CallIdentity {
  const { params, query, body, sent } = request;
  const files = Object.entries(sent).map(([name, { bytes }]) => [name, hashOf(bytes).toString('base64')]);
  const bodyHash = hashOf(canonicalJson([params, query, body, ...files]));
  return { key: String(request.headers['idempotency-key']).toLowerCase(), operation, bodyHash };
}

async function earlierAnswer(db: TenantDb, call: CallIdentity): Promise<{ answer: unknown } | undefined> {
  const row = await db.sql
    .selectFrom('idempotencyKey')
    .select(['operation', 'bodyHash', 'answer'])
    .where('tenantId', '=', db.tenantId)
    .where('key', '=', call.key)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.operation !== call.operation || !row.bodyHash.equals(call.bodyHash))
    throw new Refused('KEY_REUSED');
  return { answer: row.answer };
}

/**
 * Runs a write once per key: a repetition gets the first response. The key is committed with the write, so a refused or
 * failed write leaves none. ADR 0004.
 * @param shownOnce the response is not stored, and a repetition is refused
 * @throws Refused KEY_REUSED for a key used for another call, STILL_RUNNING while the first one runs,
 * SHOWN_ONCE
 */
export async function once(
  db: TenantDb,
  call: CallIdentity,
  now: Date,
  write: () => Promise<unknown>,
  shownOnce = false,
): Promise<unknown> {
  const again = ({ answer }: { answer: unknown }): unknown => {
    if (shownOnce || isGone(answer)) throw new Refused('SHOWN_ONCE');
    return answer;
  };
  const earlier = await earlierAnswer(db, call);
  if (earlier) return again(earlier);
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${db.tenantId} ${call.key}`}, 0)) as free
  `.execute(db.sql);
  if (!rows[0]?.free) throw new Refused('STILL_RUNNING');
  // The first call may have committed between the check and the lock.
  const meanwhile = await earlierAnswer(db, call);
  if (meanwhile) return again(meanwhile);
  const answer = await write();
  await db.sql
    .insertInto('idempotencyKey')
    .values({
      tenantId: db.tenantId,
      ...call,
      status: 200,
      answer: JSON.stringify(shownOnce ? NOT_KEPT : answer) as JsonValue,
      createdAt: now,
    })
    .execute();
  return answer;
}
