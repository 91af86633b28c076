/**
 * Name of the cache for the till's code. There is one per version, identified by the paths of the entry
 * scripts.
 */
export const codeCacheOf = (scripts: string): string => `galla-code ${scripts}`;

export const isCodeCache = (name: string): boolean => name.startsWith('galla-code ');

/** Held while the cache is created, opened or deleted, so that it is not recreated after a logout. */
export const CODE_LOCK = 'galla.code';

/** Asks the worker to fill the cache; sent by a signed-in page after it has created the cache. */
export interface KeepCodeMessage {
  type: 'galla.keepCode';
}

export const isKeepCodeMessage = (data: unknown): data is KeepCodeMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'galla.keepCode';
