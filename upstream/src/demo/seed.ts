import type { Database } from '../db/database.ts';
import { readDirectory } from '../db/directory.ts';
import type { Pins } from '../session/pins.ts';
import { arePicturesThere } from './images/paths.ts';
import { DEMO_SHOPS } from './shops/list.ts';
import { DEMO_PIN, type DemoShop } from './shops/shop.ts';

export interface DemoOptions {
  database: Database;
  pins: Pins;
  /** The folder of images and attachments. */
  filesFolder: string;
  now: Date;
  /** Only these; all of them when absent. */
  shops?: readonly DemoShop[];
}

/** How somebody of a demo shop signs in. */
export interface DemoLogin {
  shop: string;
  businessId: number;
  paid: boolean;
  person: string;
  /** "Owner" or the designation. */
  role: string;
  mobile: string;
  pin: string;
}

/** The sign-ins of demo shops, the owner of each first. */
export function demoLogins(shops: readonly DemoShop[] = DEMO_SHOPS): DemoLogin[] {
  return shops.flatMap(({ profile, businessId, paymentStatus, staff }) =>
    staff.map(({ firstName, lastName, designation, mobile }) => ({
      shop: profile.name,
      businessId,
      paid: paymentStatus === 'COMPLETED',
      person: `${firstName} ${lastName}`,
      role: designation ?? 'Owner',
      mobile,
      pin: DEMO_PIN,
    })),
  );
}

/** The owners' mobiles that sign in already. */
async function takenMobiles(database: Database, shops: readonly DemoShop[]): Promise<Set<string>> {
  const mobiles = shops.map(({ staff: [owner] }) => owner.mobile);
  const rows = await readDirectory(database, (db) =>
    db.sql.selectFrom('directory.login').where('mobile', 'in', mobiles).select('mobile').execute(),
  );
  return new Set(rows.map(({ mobile }) => mobile));
}

/**
 * Makes the demo shops that are not there yet, each all or nothing, with their pictures, and answers the sign-ins
 * of all. A second call does nothing; one after a start that was cut short makes the rest.
 */
export async function createDemoShops(options: DemoOptions): Promise<DemoLogin[]> {
  const { database, filesFolder, shops = DEMO_SHOPS } = options;
  const taken = await takenMobiles(database, shops);
  const missing = shops.filter(({ staff: [owner] }) => !taken.has(owner.mobile));
  if (missing.length > 0 || !(await arePicturesThere(filesFolder))) {
    // Word lists and pictures are needed once in the life of an installation: other starts don't wait for them.
    const { makeShops } = await import('./seed/makeShops.ts');
    await makeShops(options, missing);
  }
  return demoLogins(shops);
}
