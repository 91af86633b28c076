import { useMatches } from 'react-router-dom';
import type { RouteHandle } from './defineRoute.tsx';

const isHandle = (value: unknown): value is RouteHandle =>
  typeof value === 'object' && value !== null && 'title' in value;

/** What the shown screen's route says about it; undefined where no screen matches. */
export function useRouteHandle(): RouteHandle | undefined {
  return useMatches()
    .map(({ handle }) => handle)
    .findLast(isHandle);
}
