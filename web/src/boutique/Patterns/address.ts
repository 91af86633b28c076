/** URL of an item's patterns. */
export const addressOfItem = (id: string): string =>
  `/MasterPatterns?${String(new URLSearchParams({ item: id }))}`;

/** The pattern being edited, or a new one; kept in the URL. */
export const DEFAULTS = { edit: '' };

export const NEW_PATTERN = 'new';

/** Changing one of these parameters leaves the card being edited. */
export const CARD_PARAMS = ['item', 'edit'];
