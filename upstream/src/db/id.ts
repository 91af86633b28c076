import { v7 } from 'uuid';

/** A new record id: a UUIDv7, so that later rows sort later and indexes grow at their end. */
export function newId(): string {
  return v7();
}
