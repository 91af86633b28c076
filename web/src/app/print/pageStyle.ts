/** Marks what is printed. */
export const PRINTED = 'data-printed';

/** Of one page, in mm. */
export interface PageSize {
  width: number;
  height: number;
}

/** The paper as it is, without the browser's margins and headers, and nothing but what is printed on it. */
export function pageStyle({ width, height }: PageSize): CSSStyleSheet {
  const style = new CSSStyleSheet();
  style.replaceSync(
    `@page { size: ${width}mm ${height}mm; margin: 0 }
     @media screen { [${PRINTED}] { display: none } }
     @media print { body > :not([${PRINTED}]) { display: none !important } html, body { background: none } }`,
  );
  return style;
}
