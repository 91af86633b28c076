import type { ItemKind } from '@galla/domain';
import { graphql, type IEnvironment } from 'relay-runtime';
import type { pagesProductsQuery } from '../../__generated__/pagesProductsQuery.graphql.ts';
import type { pagesServicesQuery } from '../../__generated__/pagesServicesQuery.graphql.ts';
import { openQuery, type OpenQuery } from '../../app/graph/openQuery.ts';
import { readProduct, readService, type CatalogueEntry } from './entry.ts';

const productsQuery = graphql`
  query pagesProductsQuery($after: String, $search: String, $category: String) {
    viewer {
      tenant {
        products(first: 100, after: $after, search: $search, category: $category) {
          totalCount
          pageInfo {
            hasNextPage
            endCursor
          }
          edges {
            node {
              ...entry_product
            }
          }
        }
      }
    }
  }
`;

const servicesQuery = graphql`
  query pagesServicesQuery($after: String, $search: String, $category: String) {
    viewer {
      tenant {
        services(first: 100, after: $after, search: $search, category: $category) {
          totalCount
          pageInfo {
            hasNextPage
            endCursor
          }
          edges {
            node {
              ...entry_service
            }
          }
        }
      }
    }
  }
`;

/** Which page of the catalogue. */
export interface PageOf {
  after: string | null;
  search: string | null;
  category: string | null;
}

/** A page as it stands in the graph's store. */
export interface CataloguePage {
  entries: readonly CatalogueEntry[];
  /** How many match, on all pages. */
  total: number;
  /** Where the next page starts; undefined after the last. */
  next: string | undefined;
}

const EMPTY: CataloguePage = { entries: [], total: 0, next: undefined };

interface Connection {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor?: string | null | undefined };
}

const pageOf = (connection: Connection, entries: readonly CatalogueEntry[]): CataloguePage => ({
  entries,
  total: connection.totalCount,
  next: connection.pageInfo.hasNextPage ? (connection.pageInfo.endCursor ?? undefined) : undefined,
});

const readProducts = ({ viewer }: pagesProductsQuery['response']): CataloguePage => {
  const products = viewer?.tenant?.products;
  return products == null
    ? EMPTY
    : pageOf(
        products,
        products.edges.map(({ node }) => readProduct(node)),
      );
};

const readServices = ({ viewer }: pagesServicesQuery['response']): CataloguePage => {
  const services = viewer?.tenant?.services;
  return services == null
    ? EMPTY
    : pageOf(
        services,
        services.edges.map(({ node }) => readService(node)),
      );
};

/** Fetches a page of one kind and keeps it; see `openQuery`. */
export const openPage = (
  environment: IEnvironment,
  kind: ItemKind,
  of: PageOf,
  onChange: (page: CataloguePage) => void,
): Promise<OpenQuery<CataloguePage>> =>
  kind === 'PRODUCT'
    ? openQuery<pagesProductsQuery, CataloguePage>(environment, productsQuery, of, readProducts, onChange)
    : openQuery<pagesServicesQuery, CataloguePage>(environment, servicesQuery, of, readServices, onChange);
