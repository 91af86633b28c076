/** Prefix of every API key, by which people and secret scanners recognize one. */
export const KEY_PREFIX = 'galla_';

/** Whether a token claims to be an API key, valid or not. */
export const isApiKey = (token: string): boolean => token.startsWith(KEY_PREFIX);
