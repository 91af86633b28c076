import { checkCampaignImage, checkCampaignRoom, formatMessage, readCampaign } from '@galla/domain';
import { retirePicture } from '../files/index.ts';
import { accepted, refuseOn } from '../http/refused.ts';
import { type Route, route } from '../http/route.ts';
import { campaigns, withAddresses } from './campaigns.ts';
import { addCampaign, deleteCampaign, getCampaigns, updateCampaign } from './contract.ts';
import { imageOf } from './image.ts';
import { entriesOf } from './read.ts';
import { shareRoutes } from './shares/routes.ts';

/** Campaigns: a shop's offers, with a picture (spec 3 §7 Marketing). */
export const routes: Route[] = [
  route(getCampaigns, async (call) => {
    const { ids } = call.body;
    const rows = await campaigns.list(call.db, ids === undefined ? {} : { ids });
    return { success: true, data: rows.map((row) => withAddresses(row, call)) };
  }),

  route(addCampaign, async (call) => {
    const { image: sent, ...body } = call.body;
    refuseOn(checkCampaignRoom(await campaigns.count(call.db)));
    const read = readCampaign(entriesOf(body));
    const missing = checkCampaignImage((call.uploads['image'] ?? sent ?? '') !== '');
    const values = accepted(
      missing ? { problems: ['problems' in read ? read.problems : [], missing].flat() } : read,
    );
    const image = await imageOf(call, sent);
    const row = await campaigns.add(call, { ...values, image });
    return { success: true, message: formatMessage('marketing.created'), data: withAddresses(row, call) };
  }),

  route(updateCampaign, async (call) => {
    const { db, now } = call;
    const { id, image: sent, expected_version: expected, ...body } = call.body;
    const before = await campaigns.hold(db, id);
    const values = accepted(readCampaign(entriesOf(body, before)));
    const image = await imageOf(call, sent, before.image);
    const row = await campaigns.change(call, id, { ...values, image }, expected);
    if (image !== before.image) await retirePicture(db, 'campaign', before.image, now);
    return { success: true, message: formatMessage('marketing.updated'), data: withAddresses(row, call) };
  }),

  route(deleteCampaign, async (call) => {
    const { db, now } = call;
    const { id, expected_version: expected } = call.body;
    const { image } = await campaigns.hold(db, id);
    await campaigns.remove(call, id, expected);
    await retirePicture(db, 'campaign', image, now);
    return { success: true, message: formatMessage('marketing.deleted'), id };
  }),
  ...shareRoutes,
];
