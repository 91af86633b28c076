import { readAddress } from '../../app/router/address.ts';

/** What the address says where it says nothing: everybody, and no campaign. */
export const DEFAULTS = { search: '', campaign: '' };

export const SHARE_PATH = '/marketing/share';

/** Where a campaign is shared with customers. */
export const shareCampaignPath = (id: string): string =>
  `${SHARE_PATH}?${new URLSearchParams({ campaign: id })}`;

/** What an address shows. */
export const filtersIn = (search: URLSearchParams) => readAddress(search, DEFAULTS);
