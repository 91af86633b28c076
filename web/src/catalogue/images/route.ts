import parameters from '../../__generated__/CatalogImageQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';

export const catalogImageRoute = defineRoute({
  path: '/catalog-image',
  title: 'catalogueImage.title',
  query: parameters,
  variables: ({ search }) => ({ item: search.get('id') ?? '' }),
  screen: () => import('./CatalogImage.tsx'),
});
