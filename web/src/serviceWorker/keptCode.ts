/** The cache of the till's code is of one version, which is told by the paths of the client's first scripts. */
export const codeCacheOf = (scripts: string): string => `galla-code ${scripts}`;

export const isCodeCache = (name: string): boolean => name.startsWith('galla-code ');

/** Held while the cache is made, opened or deleted: after a logout nobody makes it again. */
export const CODE_LOCK = 'galla.code';

/** A page of somebody who is signed in asks the worker to fill the cache, which it has made. */
export interface KeepCodeMessage {
  type: 'galla.keepCode';
}

export const isKeepCodeMessage = (data: unknown): data is KeepCodeMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'galla.keepCode';
