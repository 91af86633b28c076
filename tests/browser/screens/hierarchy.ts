import type { Locator, Page } from 'playwright';
import type { Visit } from '../support/visits.ts';

/** The row of a designation. */
export const rowOf = ({ page }: Visit, name: string): Locator =>
  page.getByRole('treeitem').filter({ has: page.getByText(name, { exact: true }) });

/** Opens the screen, and waits for its tree. */
export async function openHierarchy(at: Visit, address = ''): Promise<void> {
  await at.page.goto(`/hierarchy-master${address}`);
  await at.page.getByRole('tree').waitFor();
}

/** The designations with this prefix, in the order of the tree, each after its level: "2 Test A". */
export async function drawnOf(page: Page, beginning: string): Promise<string[]> {
  const rows = await page
    .getByRole('treeitem')
    .evaluateAll((all) => all.map((row) => [row.getAttribute('aria-level'), row.textContent] as const));
  return rows.flatMap(([level, text]) => {
    const name = text.match(new RegExp(`^${beginning} [A-Z]`))?.[0];
    return name === undefined ? [] : [`${level} ${name}`];
  });
}

/**
 * Drags a row with the mouse onto another one.
 * @param share height within that row, 0 at its top
 */
export async function drag(at: Visit, name: string, onto: string, share: number): Promise<void> {
  const { mouse } = at.page;
  await rowOf(at, onto).scrollIntoViewIfNeeded();
  await rowOf(at, name).scrollIntoViewIfNeeded();
  const from = await rowOf(at, name).boundingBox();
  const to = await rowOf(at, onto).boundingBox();
  if (!from || !to) throw new Error('The rows are not in sight.');
  const y = to.y + to.height * share;
  await mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await mouse.down();
  // Browsers start a drag after some distance, and only report movement to targets.
  await mouse.move(to.x + to.width / 2, y - 2, { steps: 5 });
  await mouse.move(to.x + to.width / 2, y, { steps: 3 });
  await mouse.up();
}
