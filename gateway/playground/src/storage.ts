/** Our entries share the storage with the web client's, which must not be touched. */
const PREFIX = 'galla-playground:';
/** Kept after signing out: it reveals nothing about a shop. */
const THEME = 'graphiql:theme';

const ownKeys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));

/**
 * Storage for GraphiQL (tabs, history, theme) and the session, shared by all tabs of the browser, so that a new tab
 * continues from there.
 */
export const storage = {
  getItem: (key: string) => localStorage.getItem(PREFIX + key),
  setItem: (key: string, value: string) => localStorage.setItem(PREFIX + key, value),
  removeItem: (key: string) => localStorage.removeItem(PREFIX + key),
  clear() {
    for (const key of ownKeys()) if (key !== PREFIX + THEME) localStorage.removeItem(key);
  },
  get length() {
    return ownKeys().length;
  },
};

/** Calls back when another tab of the browser signs in or out. */
export function onChangeElsewhere(name: string, onChange: () => void): () => void {
  const listener = ({ key }: StorageEvent) => {
    if (key === PREFIX + name) onChange();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** Applies the theme chosen in GraphiQL before GraphiQL has loaded. */
export function applyTheme(): void {
  const theme = storage.getItem(THEME);
  if (theme) document.body.classList.add(`graphiql-${theme}`);
}
