import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { product } from './product.ts';
import { PIN } from './api.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/**
 * Creates a shop without customers, goods, employees and bills, as the operator does.
 * @returns the mobile of its owner, who has the demo users' PIN
 */
export async function makeShop(...more: readonly string[]): Promise<string> {
  const mobile = `6${String(randomInt(10 ** 9)).padStart(9, '0')}`;
  const flags = { name: 'Test Stores', business: '1', owner: 'Asha Rao', mobile, pin: PIN };
  const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]);
  await promisify(execFile)(
    process.execPath,
    ['upstream/src/admin/admin.ts', 'create-shop', ...args, ...more],
    { cwd: ROOT, env: { ...process.env, DATA_FOLDER: product().data } },
  );
  return mobile;
}

/** An unpaid shop, for a test that pays: the unpaid demo shop must stay unpaid for the others. */
export const makeUnpaidShop = (): Promise<string> => makeShop('--unpaid');
