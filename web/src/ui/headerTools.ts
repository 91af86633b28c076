import { createContext, useContext, type ReactNode } from 'react';

/** What the shell puts into every screen's header: the menu button of a phone at the left, its tools at the right. */
export interface HeaderTools {
  start: ReactNode;
  /** On phones too, and also where an arrow stands in place of the menu button. */
  offline: ReactNode;
  end: ReactNode;
}

export const HeaderToolsContext = createContext<HeaderTools>({ start: null, offline: null, end: null });

export const useHeaderTools = (): HeaderTools => useContext(HeaderToolsContext);
