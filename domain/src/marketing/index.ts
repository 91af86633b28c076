export {
  type Campaign,
  type CampaignEntries,
  checkCampaignImage,
  checkCampaignRoom,
  readCampaign,
} from './campaign.ts';
export { type CampaignDays, campaignState, type CampaignState } from './days.ts';
export { CAMPAIGN_LIMITS, OFFER_WORDS } from './limits.ts';
export { campaignDaysText, campaignText } from './shareText.ts';
export { offerWords, type OfferWords, readOfferFields, readOfferList, withoutBlanks } from './offers.ts';
