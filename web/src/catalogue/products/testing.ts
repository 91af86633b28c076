import type { AtRoute } from '../../testing/render.tsx';
import { answerProducts, bar, row, tick, visit } from '../list/testing.tsx';
import { productsRoute } from './route.ts';

/** The list of products, once they are there. */
export async function open(answered: Parameters<typeof answerProducts>[1] = {}): Promise<AtRoute> {
  const at = visit(productsRoute, '/products');
  await answerProducts(at, answered);
  await row('Bandhani');
  return at;
}

/** Presses a button of the bar of what is chosen. */
export const press = async (at: AtRoute, name: RegExp | string) =>
  at.user.click((await bar()).getByRole('button', { name }));

/** Two of the four. */
export async function chooseTwo(at: AtRoute): Promise<void> {
  await at.user.click(await tick('Bandhani silk dupatta'));
  await at.user.click(await tick('Sanganeri suit piece'));
}
