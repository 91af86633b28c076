/** What every API key begins with, so that people and scanners know one when they see it. */
export const KEY_PREFIX = 'galla_';

/** Whether a token says of itself that it is an API key, right or wrong. */
export const isApiKey = (token: string): boolean => token.startsWith(KEY_PREFIX);
