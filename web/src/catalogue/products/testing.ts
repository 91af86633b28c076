import type { AtRoute } from '../../testing/render.tsx';
import { answerProducts, bar, row, tick, visit } from '../list/testing.tsx';
import { productsRoute } from './route.ts';

/** Opens the list of products and waits for its rows. */
export async function open(answered: Parameters<typeof answerProducts>[1] = {}): Promise<AtRoute> {
  const at = visit(productsRoute, '/products');
  await answerProducts(at, answered);
  await row('Bandhani');
  return at;
}

/** Presses a button of the bulk bar. */
export const press = async (at: AtRoute, name: RegExp | string) =>
  at.user.click((await bar()).getByRole('button', { name }));

/** Selects two of the four. */
export async function chooseTwo(at: AtRoute): Promise<void> {
  await at.user.click(await tick('Bandhani silk dupatta'));
  await at.user.click(await tick('Sanganeri suit piece'));
}
