export {
  checkNewKey,
  KEY_LIVES,
  KEY_NAME_LENGTH,
  keyEnd,
  type KeyLife,
  keyName,
  MOST_KEYS,
  type NewKey,
} from './newKey.ts';
export { isScope, scopeFlags, scopeMenus, scopesOf } from './scopes.ts';
export { isApiKey, KEY_PREFIX } from './secret.ts';
