import type { ItemKind } from '@galla/domain';
import { graphql, type IEnvironment } from 'relay-runtime';
import type { pages_products$data } from '../../__generated__/pages_products.graphql.ts';
import type { pages_services$data } from '../../__generated__/pages_services.graphql.ts';
import type { pagesProductsQuery } from '../../__generated__/pagesProductsQuery.graphql.ts';
import type { pagesServicesQuery } from '../../__generated__/pagesServicesQuery.graphql.ts';
import { openPart, type OpenQuery } from '../../app/graph/openQuery.ts';
import { readProduct, readService, type CatalogueEntry } from './entry.ts';

const productsQuery = graphql`
  query pagesProductsQuery($after: String, $filter: ProductFilter) @throwOnFieldError {
    viewer {
      tenant {
        products(first: 100, after: $after, filter: $filter) {
          ...pages_products
        }
      }
    }
  }
`;

const productsPart = graphql`
  fragment pages_products on ProductConnection {
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
`;

const servicesQuery = graphql`
  query pagesServicesQuery($after: String, $filter: ServiceFilter) @throwOnFieldError {
    viewer {
      tenant {
        services(first: 100, after: $after, filter: $filter) {
          ...pages_services
        }
      }
    }
  }
`;

const servicesPart = graphql`
  fragment pages_services on ServiceConnection {
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
`;

/** Arguments of a catalogue page. */
export interface PageOf {
  after: string | null;
  search: string | null;
  category: string | null;
}

const variablesOf = ({ after, search, category }: PageOf) => ({
  after,
  filter: { search, categories: category === null ? null : [category] },
});

/** A page as read from the Relay store. */
export interface CataloguePage {
  entries: readonly CatalogueEntry[];
  /** Number of matches on all pages. */
  total: number;
  /** Cursor of the next page; undefined after the last. */
  next: string | undefined;
}

interface Connection<Node> {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor?: string | null | undefined };
  edges: readonly { node: Node }[];
}

const EMPTY: CataloguePage = { entries: [], total: 0, next: undefined };

function pageOf<Node>(
  { totalCount: total, pageInfo, edges }: Connection<Node>,
  read: (node: Node) => CatalogueEntry,
): CataloguePage {
  return {
    entries: edges.map(({ node }) => read(node)),
    total,
    next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined,
  };
}

/** Fetches a page of one kind and retains it; see `openQuery`. */
export const openPage = (
  environment: IEnvironment,
  kind: ItemKind,
  of: PageOf,
  onChange: (page: CataloguePage) => void,
): Promise<OpenQuery<CataloguePage>> =>
  kind === 'PRODUCT'
    ? openPart<pagesProductsQuery, pages_products$data, CataloguePage>(environment, {
        query: productsQuery,
        variables: variablesOf(of),
        part: productsPart,
        partOf: ({ viewer }) => viewer?.tenant?.products,
        read: (products) => pageOf(products, readProduct),
        none: EMPTY,
        onChange,
      })
    : openPart<pagesServicesQuery, pages_services$data, CataloguePage>(environment, {
        query: servicesQuery,
        variables: variablesOf(of),
        part: servicesPart,
        partOf: ({ viewer }) => viewer?.tenant?.services,
        read: (services) => pageOf(services, readService),
        none: EMPTY,
        onChange,
      });
