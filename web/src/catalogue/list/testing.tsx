import { screen, waitFor, within } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { expect } from 'vitest';
import { storeSession } from '../../app/session/store.ts';
import { answerWith } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';

/** A product as the list's query returns it. */
export const product = (id: string, title: string, rest: object = {}) => ({
  __typename: 'Product',
  __isCatalogueItem: 'Product',
  id,
  title,
  sku: `SKU-${id}`,
  category: 'Sarees',
  thumbnail: null,
  status: 'AVAILABLE',
  gstPercentage: '5',
  listPrice: '1850.00',
  offer: null,
  priceAtTill: false,
  mrp: null,
  viewerCanEdit: true,
  viewerCanDelete: true,
  viewerCanEditVariants: false,
  viewerCanAssignPoints: false,
  unit: 'pc',
  tracksStock: true,
  available: '12',
  isLow: false,
  inMarketplace: false,
  points: '4',
  ...rest,
});

/** A service as the list's query returns it. */
export const service = (id: string, title: string, rest: object = {}) => ({
  __typename: 'Service',
  __isCatalogueItem: 'Service',
  id,
  title,
  sku: `SKU-${id}`,
  category: 'Stitching',
  thumbnail: null,
  status: 'AVAILABLE',
  gstPercentage: '18',
  listPrice: '600.00',
  offer: null,
  priceAtTill: false,
  viewerCanEdit: true,
  viewerCanDelete: true,
  duration: '3 days',
  ...rest,
});

/** The products of the screen's picture, each with a peculiarity. */
export const PRODUCTS = [
  product('p1', 'Bandhani silk dupatta', { inMarketplace: true }),
  product('p2', 'Leheriya georgette saree', { available: '3', isLow: true, mrp: '1999.00' }),
  product('p3', 'Sanganeri suit piece', { listPrice: '1295.00', offer: '1150.00' }),
  product('p4', 'Mangalgiri check fabric', { available: '0', isLow: true, status: 'DISCONTINUED' }),
];

interface Answered {
  nodes?: readonly object[];
  totalCount?: number;
  rights?: { mayAdd?: boolean; mayEdit?: boolean; mayDelete?: boolean; seesKinds?: boolean };
  opticalCategories?: readonly object[];
  capabilities?: readonly string[];
}

/** Response to the query of a page; `list`: products or services. */
export const pageData = (
  list: 'products' | 'services',
  { nodes = PRODUCTS, totalCount, rights, capabilities = [], ...rest }: Answered = {},
) => ({
  viewer: {
    mayAdd: true,
    mayEdit: true,
    mayDelete: true,
    seesKinds: false,
    ...rights,
    tenant: {
      id: 't1',
      registration: 'REGULAR',
      ...rest,
      categories: [
        { name: 'Sarees', kind: 'PRODUCT' },
        { name: 'Stitching', kind: 'SERVICE' },
      ],
      business: { capabilities },
      [list]: {
        totalCount: totalCount ?? nodes.length,
        edges: nodes.map((node) => ({ node })),
      },
    },
  },
});

/** Opens a screen at its URL, without answering queries. */
export function visit(route: RouteObject, address: string): AtRoute {
  storeSession({ access_token: 'secret' });
  return renderAt(address, [route]);
}

export const answerProducts = (at: AtRoute, answered: Answered = {}) =>
  answerWith(at.environment, 'ProductPageQuery', pageData('products', answered));

export const answerServices = (at: AtRoute, answered: Answered = {}) =>
  answerWith(at.environment, 'ServicePageQuery', pageData('services', answered));

/** Waits until the query of the page is sent with these variables. */
export const asks = ({ environment }: AtRoute, query: string, expected: object): Promise<void> =>
  waitFor(() => {
    const asked = environment.mock
      .getAllOperations()
      .findLast(({ request }) => request.node.operation.name === query)?.request.variables;
    // Without arguments at their defaults.
    const given = Object.entries(asked ?? {}).filter(([, value]) => value !== null && value !== false);
    expect(Object.fromEntries(given)).toEqual(expected);
  });

export const row = (text: string) => screen.findByRole('row', { name: new RegExp(text) });

/** The checkbox of a row. */
export const tick = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });

const BAR = { name: 'Actions for selected items' };

export const bar = async () => within(await screen.findByRole('region', BAR));
export const noBar = (): HTMLElement | null => screen.queryByRole('region', BAR);

/** The number of selected items, as the bulk bar shows it. */
export const chosen = async (): Promise<string> =>
  (await (await bar()).findByText(/\d selected(, .*)?$/)).textContent;
