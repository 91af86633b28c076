import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from './defineRoute.tsx';

/** `/`. Which screen it leads to depends on the person's menu, which the shell knows. */
export const homeRoute: RouteObject = {
  index: true,
  element: null,
  handle: { title: 'shell.product', isHome: true } satisfies RouteHandle,
};
