/** Search, state filter, and the open campaign: a global id, or a new one. */
export const DEFAULTS = { search: '', state: '', edit: '' };

export const NEW_CAMPAIGN = 'new';

/** Changing this parameter leaves the form. */
export const FORM_PARAMS = ['edit'];
