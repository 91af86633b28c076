/** What is searched, how those that are shown stand to today, and the campaign that is open: a global id, or a new one. */
export const DEFAULTS = { search: '', state: '', edit: '' };

export const NEW_CAMPAIGN = 'new';

/** Another value of it leaves the form. */
export const FORM_PARAMS = ['edit'];
