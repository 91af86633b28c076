import { storeSession } from '../../app/session/store.ts';
import { answerWith } from '../../testing/answer.ts';
import { type AtRoute, renderAt } from '../../testing/render.tsx';
import { designsRoute } from './route.ts';

export const CUTTING = { __typename: 'Stage', id: 's1', name: 'Cutting' };
export const STITCHING = { __typename: 'Stage', id: 's2', name: 'Stitching' };

export const option = (id: string, more: object = {}) => ({
  __typename: 'DesignOption',
  id,
  name: id,
  price: '100.00',
  thumbnail: null,
  isDefault: false,
  stagePrices: [],
  version: 'v1',
  ...more,
});

export const area = (id: string, options: readonly object[], kind = 'OTHER') => ({
  __typename: 'DesignArea',
  id,
  name: id,
  kind,
  options,
});

export const AREAS = [
  area('Category', [option('Simple', { isDefault: true }), option('Lined'), option('Padded')], 'CATEGORY'),
  area('Add-ons', [option('Latkan', { isDefault: true }), option('Piping')], 'ADD_ONS'),
];

const garment = (id: string, position: number) => ({
  __typename: 'Garment',
  id,
  name: id,
  position,
  price: '1200.00',
  version: 'v1',
});

interface Shown {
  garments?: readonly object[] | null;
  areas?: readonly object[];
  stages?: readonly object[] | null;
  may?: boolean;
  address?: string;
}

/** Opens the page with its services; the first one is selected and its areas are loaded. */
export async function openDesigns(shown: Shown = {}): Promise<AtRoute> {
  const { garments = [garment('Blouse', 1), garment('Kurti', 2)], areas = AREAS } = shown;
  const { stages = [CUTTING, STITCHING], may = true, address = '/design-pattern' } = shown;
  storeSession({ access_token: 'secret', tenant_schema: 's_1', emp_id: 'e1' });
  const at = renderAt(address, [designsRoute]);
  await answerWith(at.environment, 'DesignsQuery', {
    viewer: {
      mayAdd: may,
      mayEdit: may,
      mayDelete: may,
      mayOrder: may,
      tenant: { __typename: 'Tenant', __isNode: 'Tenant', id: 't1', garments, stages },
    },
  });
  if (garments?.length && !address.includes('item=')) await answerAreas(at, 'Blouse', areas);
  return at;
}

/** Answers the query for the areas of an item. */
export const answerAreas = (at: AtRoute, id: string, areas: readonly object[]) =>
  answerWith(at.environment, 'DesignAreasQuery', {
    node: { __typename: 'Garment', __isNode: 'Garment', id, name: id, areas },
  });
