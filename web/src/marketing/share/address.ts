import { readAddress } from '../../app/router/address.ts';

/** Default URL parameters: all customers, no campaign. */
export const DEFAULTS = { search: '', campaign: '' };

export const SHARE_PATH = '/marketing/share';

/** URL for sharing a campaign with customers. */
export const shareCampaignPath = (id: string): string =>
  `${SHARE_PATH}?${new URLSearchParams({ campaign: id })}`;

export const filtersIn = (search: URLSearchParams) => readAddress(search, DEFAULTS);
