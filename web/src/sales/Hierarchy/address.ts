import { useSearchParams } from 'react-router-dom';

/** The panel's content: a designation, the form for a new one, or nothing. */
export type Shown =
  | { kind: 'nothing' }
  | { kind: 'open'; id: string }
  /** `parent` is undefined for the top level. */
  | { kind: 'new'; parent: string | undefined };

/** Address parameters of the panel. */
export const PANEL_PARAMS = ['open', 'new'] as const;

/** Value in place of a parent's id. */
const ROOT = 'root';

/** Reads the panel's content from an address. */
export function shownIn(search: URLSearchParams): Shown {
  const id = search.get('open');
  if (id !== null) return { kind: 'open', id };
  const parent = search.get('new');
  if (parent === null) return { kind: 'nothing' };
  return { kind: 'new', parent: parent === ROOT ? undefined : parent };
}

/** The search parameters that show it; empty for nothing. */
export function searchOf(shown: Shown): URLSearchParams {
  if (shown.kind === 'open') return new URLSearchParams({ open: shown.id });
  return shown.kind === 'new' ? new URLSearchParams({ new: shown.parent ?? ROOT }) : new URLSearchParams();
}

/**
 * The panel's content, kept in the address. It changes only after the address does, because a form with unsaved
 * input asks first. Opening is a step that Back undoes; switching between designations is not.
 */
export function usePanel(): [shown: Shown, show: (next: Shown) => void] {
  const [search, setSearch] = useSearchParams();
  const shown = shownIn(search);
  return [shown, (next) => setSearch(searchOf(next), { replace: shown.kind !== 'nothing' })];
}
