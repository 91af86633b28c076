import type { DirectoryCall } from '../http/route.ts';
import { requireFreshPin } from './freshPin.ts';
import { readWeaker } from './readWeaker.ts';
import { giveOneTimePin } from './resetPin.ts';

/** Makes a one-time PIN for an employee, for a caller with a fresh PIN. */
export async function makeOneTimePin(
  { db, directory, pins, caller, now }: Pick<DirectoryCall, 'db' | 'directory' | 'pins' | 'caller' | 'now'>,
  staffId: string,
): Promise<string> {
  requireFreshPin(caller, now);
  return giveOneTimePin(directory, pins, await readWeaker(db, caller, staffId), now);
}
