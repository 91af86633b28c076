import { marketing } from '@galla/upstream/contract';
import { call } from '@galla/upstream/testing';
import { addCustomer } from '@galla/upstream/testing/billing';
import { uploadPicture } from '@galla/upstream/testing/boutique';
import { globalId } from './ids.ts';
import type { Stack } from './stack.ts';

/** Campaigns of the shop. */
export interface PlantedMarketing {
  campaign: string;
  /** Another one, to be deleted. */
  spareCampaign: string;
  /** A customer with consent to messages. */
  agreed: string;
  /** Uploaded for a campaign. */
  campaignPicture: string;
}

/** Creates campaigns, and uploads a picture for another one. */
export async function plantMarketing({ api, shop }: Stack): Promise<PlantedMarketing> {
  const caller = { token: shop.owner.token, schemaKey: shop.schemaKey };
  const make = async (title: string) => {
    const image = await uploadPicture(api, shop, 'campaign');
    const { data } = (await call(api, marketing.addCampaign, { ...caller, body: { title, image } })).body;
    return globalId('Campaign', data.id);
  };
  const { id: agreed } = await addCustomer(shop);
  await shop.within(({ sql, tenantId }) =>
    sql
      .updateTable('customer')
      .set({ consent: true, consentAt: api.clock.now, consentSource: 'COUNTER' })
      .where('tenantId', '=', tenantId)
      .where('id', '=', agreed)
      .execute(),
  );
  return {
    agreed: globalId('Customer', agreed),
    campaign: await make('Wedding season'),
    spareCampaign: await make('Teej'),
    campaignPicture: globalId('Upload', await uploadPicture(api, shop, 'campaign')),
  };
}
