import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { fetchCode } from '../app/network/fetchCode.ts';

/** `lazy` for a part of a screen: without a network its Suspense fallback stays until the code can be loaded. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the bound of React's own `lazy`
export const lazyPart = <Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
): LazyExoticComponent<Part> => lazy(() => fetchCode(load));
