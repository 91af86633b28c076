import Type from 'typebox';
import { Instant } from '../http/schemas.ts';

/** Which state of a row this is; a write that names it is refused with CHANGED_MEANWHILE once there is a newer one. */
export const version = { version: Instant };

/** Of a write: the version that the caller saw. Left out, the row is written whatever it is by now. */
export const expectedVersion = { expected_version: Type.Optional(Instant) };
