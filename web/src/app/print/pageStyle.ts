/** Attribute of the printed elements. */
export const PRINTED = 'data-printed';

/** Page size in mm. */
export interface PageSize {
  width: number;
  height: number;
}

/** Prints only the marked sheets, at exact paper size, without the browser's margins and headers. */
export function pageStyle({ width, height }: PageSize): CSSStyleSheet {
  const style = new CSSStyleSheet();
  style.replaceSync(
    `@page { size: ${width}mm ${height}mm; margin: 0 }
     @media screen { [${PRINTED}] { display: none } }
     @media print { body > :not([${PRINTED}]) { display: none !important } html, body { background: none } }`,
  );
  return style;
}
