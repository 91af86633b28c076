/** The address of the design page with another item chosen. */
export const addressOfItem = (id: string): string =>
  `/design-pattern?${String(new URLSearchParams({ item: id }))}`;

/** The items' drawer: closed, or open at the list, a new item or one that is edited. */
export const DEFAULTS = { items: '' };

export const ALL_ITEMS = 'all';
export const NEW_ITEM = 'new';
