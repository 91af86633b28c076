import { type PageSize, pageStyle, PRINTED } from './pageStyle.ts';

let clear = (): void => undefined;

/**
 * Prints sheets of one size and nothing else of the screen. Some browsers block here until the dialog closes, others
 * return at once.
 */
export function printSheets(sheets: readonly HTMLElement[], size: PageSize): void {
  clear();
  const style = pageStyle(size);
  const all = document.createElement('div');
  all.setAttribute(PRINTED, '');
  all.append(...sheets);
  document.body.append(all);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
  clear = () => {
    all.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== style);
    clear = () => undefined;
  };
  window.addEventListener('afterprint', () => clear(), { once: true });
  window.print();
}
