import { currentEnvironment } from '../app/graph/environment.ts';

/**
 * Starts loading the catalogue; for the routes of screens that sell. Imported lazily, because routes are part
 * of the entry chunk. If the import fails, the screen needs the same chunk and shows the failure.
 */
export function prepareCatalogue(): void {
  void import('./local/catalogue.ts')
    .then(({ fillCatalogue }) => fillCatalogue(currentEnvironment()))
    .catch(() => undefined);
}
