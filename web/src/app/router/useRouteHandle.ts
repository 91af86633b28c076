import { useMatches } from 'react-router-dom';
import type { RouteHandle } from './defineRoute.tsx';

const isHandle = (value: unknown): value is RouteHandle =>
  typeof value === 'object' && value !== null && 'title' in value;

/** The handle of the current screen's route; undefined if no screen matches. */
export function useRouteHandle(): RouteHandle | undefined {
  return useMatches()
    .map(({ handle }) => handle)
    .findLast(isHandle);
}
