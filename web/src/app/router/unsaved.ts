/** How many pages on the screen hold something that was typed and not saved. */
let pages = 0;

/** Something on a page is not saved, until the returned function is called. */
export function markUnsaved(): () => void {
  pages += 1;
  return () => {
    pages -= 1;
  };
}

/** Whether leaving now loses something: logging out removes even the drafts. */
export const hasUnsaved = (): boolean => pages > 0;
