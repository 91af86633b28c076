import { useSearchParams } from 'react-router-dom';

/** What the panel shows: a designation, the form for a new one, or nothing. */
export type Shown =
  | { kind: 'nothing' }
  | { kind: 'open'; id: string }
  /** `parent` is undefined for the top level. */
  | { kind: 'new'; parent: string | undefined };

/** Parameters of the address that say what the panel shows. */
export const PANEL_PARAMS = ['open', 'new'] as const;

/** In place of a parent. */
const ROOT = 'root';

/** What an address shows. */
export function shownIn(search: URLSearchParams): Shown {
  const id = search.get('open');
  if (id !== null) return { kind: 'open', id };
  const parent = search.get('new');
  if (parent === null) return { kind: 'nothing' };
  return { kind: 'new', parent: parent === ROOT ? undefined : parent };
}

/** The search of an address that shows it; empty for nothing. */
export function searchOf(shown: Shown): URLSearchParams {
  if (shown.kind === 'open') return new URLSearchParams({ open: shown.id });
  return shown.kind === 'new' ? new URLSearchParams({ new: shown.parent ?? ROOT }) : new URLSearchParams();
}

/**
 * What the panel shows, kept in the address. It changes only once the address has: a form with something unsaved in it
 * asks first. Opening is a step that Back undoes; going from one designation to the next is not.
 */
export function usePanel(): [shown: Shown, show: (next: Shown) => void] {
  const [search, setSearch] = useSearchParams();
  const shown = shownIn(search);
  return [shown, (next) => setSearch(searchOf(next), { replace: shown.kind !== 'nothing' })];
}
