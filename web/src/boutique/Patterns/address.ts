/** The address of the patterns of an item. */
export const addressOfItem = (id: string): string =>
  `/MasterPatterns?${String(new URLSearchParams({ item: id }))}`;

/** The pattern that is edited, or a new one; kept in the address. */
export const DEFAULTS = { edit: '' };

export const NEW_PATTERN = 'new';

/** Another value of one of them leaves the card that is edited. */
export const CARD_PARAMS = ['item', 'edit'];
