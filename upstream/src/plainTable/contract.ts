import Type, { type TProperties } from 'typebox';
import { Instant, Success } from '../http/schemas.ts';

/** Which state of a row this is; a write that names it is refused with CHANGED_MEANWHILE once there is a newer one. */
export const version = { version: Instant };

/** Of a write: the version that the caller saw. Left out, the row is written whatever it is by now. */
export const expectedVersion = { expected_version: Type.Optional(Instant) };

/** What a read of a plain table answers. */
export const listed = <Answered extends TProperties>(answered: Answered) =>
  Type.Object({ success: Success, ...answered });

/** What a write of a plain table answers, with what the table adds: the row, or whose row is gone. */
export const written = <Answered extends TProperties>(answered: Answered) =>
  Type.Object({ success: Success, message: Type.String(), ...answered });

/** What its reads have in common that name their shop in the body. */
export const read = { method: 'POST', tenant: 'body', repeat: 'safe' } as const;

/** What the writes of a plain table have in common: its shop stands in the body, and a key makes it happen once. */
export const write = { method: 'POST', tenant: 'body', repeat: 'keyed' } as const;
