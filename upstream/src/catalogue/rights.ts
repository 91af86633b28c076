import { type Flag, openedBy } from '@galla/domain';
import type { RightsBy } from '../http/endpoint.ts';

/** The right for each of the two catalogues. */
const onEither = (flag: Flag) => ({
  product: openedBy(`products:${flag}`),
  service: openedBy(`services:${flag}`),
});

/** Names of the catalogues in calls; 3 and 4 are their form ids. */
const NAMES = {
  product: 'product',
  service: 'service',
  product_catalogs: 'product',
  service_catalogs: 'service',
  3: 'product',
  4: 'service',
} as const;

/**
 * Rights of a call for products and services alike: those on the catalogue named by the first of these fields that is
 * present.
 */
export function rightsOnCatalogue(
  flag: Flag,
  fields: readonly string[],
  named: readonly (keyof typeof NAMES)[] = ['product', 'service'],
) {
  const { product, service } = onEither(flag);
  const rights = Object.fromEntries(
    named.map((name) => [name, NAMES[name] === 'product' ? product : service]),
  );
  return { rights: [...product, ...service], rightsBy: { fields, rights } satisfies RightsBy };
}

/** The same for calls that default to products. */
export function productsUnlessNamed(flag: Flag, fields: readonly string[]) {
  const { rights, rightsBy } = rightsOnCatalogue(flag, fields);
  return { rights, rightsBy: { ...rightsBy, otherwise: 'product' } };
}
