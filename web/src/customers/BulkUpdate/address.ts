import { readAddress } from '../../app/router/address.ts';

/** What the address says where it says nothing: everybody. */
export const DEFAULTS = { search: '' };

/** What the graph is asked for. */
export const variablesOf = ({ search }: Pick<typeof DEFAULTS, 'search'>) => {
  const text = search.trim().slice(0, 100);
  return { filter: { ...(text !== '' && { search: text }) } };
};

/** What an address shows. */
export const filtersIn = (search: URLSearchParams) => readAddress(search, DEFAULTS);
