import { currentEnvironment } from '../app/graph/environment.ts';

/**
 * Starts to fill the catalogue; for the routes of screens that sell. Its code is fetched only now: a route is part of
 * the first file that every visitor loads. Where it can't be fetched, the screen, which needs it too, says so.
 */
export function prepareCatalogue(): void {
  void import('./local/catalogue.ts')
    .then(({ fillCatalogue }) => fillCatalogue(currentEnvironment()))
    .catch(() => undefined);
}
