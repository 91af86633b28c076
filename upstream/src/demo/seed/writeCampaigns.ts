import { addDays, dayIn, DEFAULT_ZONE } from '@galla/domain';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { picturePath } from '../images/paths.ts';
import { campaigns } from '../trades/campaigns.ts';
import type { Trade } from '../types.ts';
import { insertRows } from './insertRows.ts';

/** The campaigns of a shop, each with another picture of its trade, a minute apart. */
export async function writeCampaigns(db: TenantDb, trade: Trade, now: Date): Promise<void> {
  const today = dayIn(DEFAULT_ZONE, now);
  const rows = campaigns[trade].map((campaign, at) => {
    const made = new Date(now.getTime() - (at + 1) * 60_000);
    const { offers, days, ...texts } = campaign;
    return {
      ...texts,
      id: newId(),
      firstDay: days ? addDays(today, days[0]) : null,
      lastDay: days ? addDays(today, days[1]) : null,
      offers: [...offers],
      image: picturePath(trade, at + 1),
      createdAt: made,
      updatedAt: made,
    };
  });
  await insertRows(db, 'campaign', rows);
}
