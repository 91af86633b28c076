/** What we keep stands beside the web client's, which must not be touched. */
const PREFIX = 'galla-playground:';
/** Outlives signing out: it tells nothing of a shop. */
const THEME = 'graphiql:theme';

const ownKeys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));

/**
 * What GraphiQL keeps - tabs, history, theme - and the session, for all tabs of the browser: what is opened in a new one
 * goes on from there.
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

/** Calls back when another tab of the browser has signed in or out. */
export function onChangeElsewhere(name: string, onChange: () => void): () => void {
  const listener = ({ key }: StorageEvent) => {
    if (key === PREFIX + name) onChange();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** Shows the theme that was chosen in GraphiQL, before it is there. */
export function applyTheme(): void {
  const theme = storage.getItem(THEME);
  if (theme) document.body.classList.add(`graphiql-${theme}`);
}
