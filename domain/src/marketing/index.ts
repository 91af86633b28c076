export {
  type Campaign,
  type CampaignEntries,
  checkCampaignImage,
  checkCampaignRoom,
  readCampaign,
} from './campaign.ts';
export { CAMPAIGN_LIMITS, OFFER_WORDS } from './limits.ts';
export { offerWords, type OfferWords, readOfferFields, readOfferList, withoutBlanks } from './offers.ts';
