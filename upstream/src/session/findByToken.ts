import { isApiKey } from '@galla/domain';
import type { Database } from '../db/database.ts';
import { findKey } from './findKey.ts';
import { findSession, type OpenSession } from './findSession.ts';

/** The open session of a person's token, or its equivalent for an API key. */
export function findByToken(database: Database, token: string, now: Date): Promise<OpenSession | undefined> {
  return isApiKey(token) ? findKey(database, token, now) : findSession(database, token, now);
}
