import { readAddress } from '../../app/router/address.ts';

/** Default URL parameters: all contacts. */
export const DEFAULTS = { search: '' };

export const variablesOf = ({ search }: Pick<typeof DEFAULTS, 'search'>) => {
  const text = search.trim().slice(0, 100);
  return { filter: { ...(text !== '' && { search: text }) } };
};

export const filtersIn = (search: URLSearchParams) => readAddress(search, DEFAULTS);
