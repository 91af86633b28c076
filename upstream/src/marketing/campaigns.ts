import type { TenantDb } from '../db/tenant.ts';
import { thumbnailPath } from '../files/index.ts';
import type { Call } from '../http/route.ts';
import { plainTable } from '../plainTable/plainTable.ts';
import { type Filter, matches } from '../plainTable/rows.ts';

/** Campaigns of the shop as stored, newest first. */
const readCampaigns = (db: TenantDb, filter: Filter) =>
  db.sql
    .selectFrom('campaign')
    .where(matches(db, 'campaign', filter))
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

export type StoredCampaign = Awaited<ReturnType<typeof readCampaigns>>[number];

/** Campaigns of a shop, with the file path of the image. */
export const campaigns = plainTable({
  table: 'campaign',
  read: readCampaigns,
  toWire: ({ id, title, subtitle, description, offers, summary, image, firstDay, lastDay }) => ({
    id,
    title,
    subtitle,
    description,
    offer_list: offers,
    summary,
    bestOffer: summary,
    image,
    first_day: firstDay,
    last_day: lastDay,
  }),
});

type Row = Awaited<ReturnType<typeof campaigns.list>>[number];

/** A campaign in its wire shape, with URLs instead of the path. Shared demo images have a single size. */
export function withAddresses(row: Row, { files, now }: Pick<Call, 'files' | 'now'>) {
  const small = row.image.startsWith('shared/') ? undefined : thumbnailPath('campaign', row.image);
  return {
    ...row,
    image: files.address(row.image, now),
    thumbnail: files.address(small ?? row.image, now),
  };
}
