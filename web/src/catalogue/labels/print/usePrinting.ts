import type { LabelLayout } from '@galla/domain';
import { useEffect, useState } from 'react';
import { pageStyle } from '../../../app/print/pageStyle.ts';

export interface Printing {
  print: () => void;
  /** Whether the pages must be in the document. */
  active: boolean;
}

/** Prints with the browser, which shapes every script as on screen. */
export function usePrinting(layout: LabelLayout): Printing {
  const [active, setActive] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const style = pageStyle(layout.pages[0] ?? { width: 210, height: 297 });
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
    const end = (): void => setActive(false);
    window.addEventListener('afterprint', end);
    // The pages are rendered now. Some browsers block here until the dialog is closed, others return at once;
    // afterprint follows in both cases.
    window.print();
    return () => {
      window.removeEventListener('afterprint', end);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== style);
    };
  }, [active, layout]);
  return { print: () => setActive(true), active };
}
