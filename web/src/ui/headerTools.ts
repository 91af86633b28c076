import { createContext, useContext, type ReactNode } from 'react';

/**
 * Elements that the shell adds to every screen's header: the menu button of a phone on the left, its tools on the
 * right.
 */
export interface HeaderTools {
  start: ReactNode;
  /** Shown on phones too, even if a back arrow replaces the menu button. */
  offline: ReactNode;
  end: ReactNode;
}

export const HeaderToolsContext = createContext<HeaderTools>({ start: null, offline: null, end: null });

export const useHeaderTools = (): HeaderTools => useContext(HeaderToolsContext);
