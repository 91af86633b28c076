/** URL of the design page with the given item selected. */
export const addressOfItem = (id: string): string =>
  `/design-pattern?${String(new URLSearchParams({ item: id }))}`;

/** State of the items drawer: closed, or open at the list, a new item or an existing one. */
export const DEFAULTS = { items: '' };

export const ALL_ITEMS = 'all';
export const NEW_ITEM = 'new';
