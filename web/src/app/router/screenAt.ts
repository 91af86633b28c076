import type { RouteHandle } from './defineRoute.tsx';
import { screens } from './routes.ts';

/** Finds a screen by its path, case-insensitively. */
export function screenAt(path: string): { needs: string | undefined } | undefined {
  const route = screens.find((screen) => screen.path?.toLowerCase() === path.toLowerCase());
  if (route === undefined) return undefined;
  const { right } = route.handle as RouteHandle;
  return { needs: right?.split(':')[0] };
}
