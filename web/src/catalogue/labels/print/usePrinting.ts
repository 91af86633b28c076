import type { LabelLayout } from '@galla/domain';
import { useEffect, useState } from 'react';

/** Marks what is printed. */
export const PRINTED = 'data-printed';

/** The paper as it is, without the browser's margins and headers, and nothing but the labels on it. */
function printStyle({ pages }: LabelLayout): CSSStyleSheet {
  const { width = 210, height = 297 } = pages[0] ?? {};
  const style = new CSSStyleSheet();
  style.replaceSync(
    `@page { size: ${width}mm ${height}mm; margin: 0 }
     @media print { body > :not([${PRINTED}]) { display: none !important } html, body { background: none } }`,
  );
  return style;
}

export interface Printing {
  print: () => void;
  /** Whether the pages must be in the document. */
  active: boolean;
}

/** Prints with the browser itself, which shapes every script as the screen does. */
export function usePrinting(layout: LabelLayout): Printing {
  const [active, setActive] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const style = printStyle(layout);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
    const end = (): void => setActive(false);
    window.addEventListener('afterprint', end);
    // The pages are in the document by now. Browsers wait here until the person has chosen, or go on: both end it.
    window.print();
    return () => {
      window.removeEventListener('afterprint', end);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== style);
    };
  }, [active, layout]);
  return { print: () => setActive(true), active };
}
