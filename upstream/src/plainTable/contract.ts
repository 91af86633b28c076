import Type, { type TProperties } from 'typebox';
import { Instant, Success } from '../http/schemas.ts';

/** Version of the row; a write that names an outdated one is refused with CHANGED_MEANWHILE. */
export const version = { version: Instant };

/** For a write: the version that the caller saw. Left out, the current state is not checked. */
export const expectedVersion = { expected_version: Type.Optional(Instant) };

/** The response of a read of a plain table. */
export const listed = <Answered extends TProperties>(answered: Answered) =>
  Type.Object({ success: Success, ...answered });

/**
 * The response of a write to a plain table, with the table's additional fields: the row, or the owner of the deleted
 * row.
 */
export const written = <Answered extends TProperties>(answered: Answered) =>
  Type.Object({ success: Success, message: Type.String(), ...answered });

/** Common to all reads of a plain table that name the shop in the body. */
export const read = { method: 'POST', tenant: 'body', repeat: 'safe' } as const;

/** Common to all writes of a plain table: the shop is in the body, and an idempotency key is required. */
export const write = { method: 'POST', tenant: 'body', repeat: 'keyed' } as const;
