import { DEFAULT_ZONE, dayIn } from '@galla/domain';
import { createTenant } from '../../tenant/create.ts';
import { generateShop } from '../generateShop.ts';
import { logoPath } from '../images/paths.ts';
import { writeImages } from '../images/writeImages.ts';
import type { DemoOptions } from '../seed.ts';
import { DEMO_PIN, type DemoShop } from '../shops/shop.ts';
import { fillShop } from './fillShop.ts';
import { paidPeriod, writeSubscription } from './writeSubscription.ts';

async function createShop({ database, pins, now }: DemoOptions, shop: DemoShop): Promise<void> {
  const data = generateShop(shop, dayIn(DEFAULT_ZONE, now), now);
  const pinHashes = await Promise.all(shop.staff.map(() => pins.hash(DEMO_PIN)));
  const { upi: _upi, terms, ...profile } = shop.profile;
  const [{ designation: _none, ...owner }] = shop.staff;
  const paid = shop.paymentStatus === 'COMPLETED';
  await createTenant(
    database,
    {
      businessId: shop.businessId,
      subCategoryId: shop.subCategoryId,
      paymentStatus: shop.paymentStatus,
      paidUntil: paid ? paidPeriod(now).until : null,
      demo: true,
      shop: { ...profile, logo: logoPath(shop.key) },
      settings: { termsAndConditions: terms },
      owner: { ...owner, pinHash: pinHashes[0] ?? '' },
    },
    now,
    async (db, directory, { ownerId }) => {
      await fillShop(db, directory, ownerId, { data, trade: shop.trade, pinHashes, now });
      if (paid) await writeSubscription(db, directory, ownerId, now);
    },
  );
}

async function createShops(options: DemoOptions, shops: readonly DemoShop[]): Promise<void> {
  for (const shop of shops) await createShop(options, shop);
}

/** Creates shops, each in one transaction, while missing pictures are drawn. */
export async function makeShops(options: DemoOptions, shops: readonly DemoShop[]): Promise<void> {
  await Promise.all([writeImages(options.filesFolder), createShops(options, shops)]);
}
