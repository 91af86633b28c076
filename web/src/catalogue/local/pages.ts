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

interface Connection<Node> {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor?: string | null | undefined };
  edges: readonly { node: Node }[];
}

function pageOf<Node>(
  connection: Connection<Node> | null | undefined,
  read: (node: Node) => CatalogueEntry,
): CataloguePage {
  if (connection == null) return { entries: [], total: 0, next: undefined };
  const { totalCount: total, pageInfo, edges } = connection;
  return {
    entries: edges.map(({ node }) => read(node)),
    total,
    next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined,
  };
}

const readProducts = ({ viewer }: pagesProductsQuery['response']): CataloguePage =>
  pageOf(viewer?.tenant?.products, readProduct);

const readServices = ({ viewer }: pagesServicesQuery['response']): CataloguePage =>
  pageOf(viewer?.tenant?.services, readService);

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
