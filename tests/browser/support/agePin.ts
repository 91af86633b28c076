import { openDatabase } from '@galla/upstream/database';
import pg from 'pg';
import { product } from './product.ts';

const AGE = `UPDATE directory.session SET pin_confirmed_at = pin_confirmed_at - interval '1 hour'
WHERE staff_id IN (SELECT staff_id FROM directory.login WHERE mobile = $1)`;

/** Lets an hour pass since the PIN was entered, so that it is required again. */
export async function agePin(mobile: string): Promise<void> {
  const { appUrl } = await openDatabase({ dataFolder: product().data });
  const client = new pg.Client({ connectionString: appUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(AGE, [mobile]);
    if (rowCount === 0) throw new Error('Nobody with this mobile is signed in.');
  } finally {
    await client.end();
  }
}
