import { picture } from './recordCatalogue.ts';
import type { Recorder } from './Recorder.ts';

/** A campaign, from its image to its deletion. */
export async function recordMarketing(at: Recorder): Promise<void> {
  await at.send('files.upload', { query: { use: 'campaign' }, files: { file: await picture() } });
  const image = at.at('files.upload', 'id');
  await at.send('marketing.addCampaign', {
    body: {
      title: 'Festival week',
      subtitle: 'Everything for the season',
      description: 'New stock every day.',
      offer_list: ['Ten percent off every bill above five thousand rupees this week'],
      summary: 'Up to 10 % off',
      image,
    },
  });
  const id = at.at('marketing.addCampaign', 'data', 'id');
  await at.send('marketing.updateCampaign', { body: { id, bestOffer: 'Up to 12 % off' } });
  await at.send('marketing.getCampaigns', { body: {} });
  const customer_id = at.at('customers.addCustomer', 'customer_id');
  await at.send('marketing.shareCampaign', { body: { id, customer_id } });
  await at.send('marketing.getShares', { body: { id, customer_ids: customer_id } });
  await at.send('marketing.deleteCampaign', { body: { id } });
}
