import type { Database } from '../db/database.ts';
import { readDirectory } from '../db/directory.ts';
import type { Pins } from '../session/pins.ts';
import { arePicturesThere } from './images/paths.ts';
import { DEMO_SHOPS } from './shops/list.ts';
import { DEMO_PIN, type DemoShop } from './shops/shop.ts';

export interface DemoOptions {
  database: Database;
  pins: Pins;
  /** Folder for images and attachments. */
  filesFolder: string;
  now: Date;
  /** The shops to create; all when left out. */
  shops?: readonly DemoShop[];
}

/** A sign-in of a demo shop. */
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

/** The sign-ins of demo shops, starting with each owner. */
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

/** The owners' mobiles that already sign in. */
async function takenMobiles(database: Database, shops: readonly DemoShop[]): Promise<Set<string>> {
  const mobiles = shops.map(({ staff: [owner] }) => owner.mobile);
  const rows = await readDirectory(database, (db) =>
    db.sql.selectFrom('directory.login').where('mobile', 'in', mobiles).select('mobile').execute(),
  );
  return new Set(rows.map(({ mobile }) => mobile));
}

/**
 * Creates the missing demo shops with their pictures, each in one transaction, and returns the sign-ins of all. A
 * second call has no effect; after an interruption it creates the rest.
 */
export async function createDemoShops(options: DemoOptions): Promise<DemoLogin[]> {
  const { database, filesFolder, shops = DEMO_SHOPS } = options;
  const taken = await takenMobiles(database, shops);
  const missing = shops.filter(({ staff: [owner] }) => !taken.has(owner.mobile));
  if (missing.length > 0 || !(await arePicturesThere(filesFolder))) {
    // Word lists and pictures are needed once per installation, so other starts do not load them.
    const { makeShops } = await import('./seed/makeShops.ts');
    await makeShops(options, missing);
  }
  return demoLogins(shops);
}
