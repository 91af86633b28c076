import type { Files } from '../../files/index.ts';
import { compose } from './compose/compose.ts';
import { render } from './draw/render.ts';
import type { Records } from './load.ts';

/** A document's page as a PDF. */
export async function drawPage(records: Records, files: Files): Promise<Buffer> {
  const { shop, print } = records;
  const logo = shop.logo === null ? undefined : await files.read(shop.logo);
  return render(compose(records, logo), print);
}
