import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  useServicePage_services$data,
  useServicePage_services$key,
} from '../../__generated__/useServicePage_services.graphql.ts';
import type { ListedService, ListPage } from '../list/listedItem.ts';
import { readListed } from '../list/readListed.ts';
import { useTurns } from '../list/useTurns.ts';

type Service = useServicePage_services$data['edges'][number]['node'];

const rowOf = (service: Service): ListedService => ({
  ...readListed(service),
  duration: service.duration ?? null,
});

/** Reads a page of services. */
export function useServicePage(services: useServicePage_services$key): ListPage<ListedService> {
  const data = useFragment(
    graphql`
      fragment useServicePage_services on ServiceConnection {
        totalCount
        pageInfo {
          ...useTurns_pageInfo
        }
        edges {
          node {
            ...readListed_item
            duration
          }
        }
      }
    `,
    services,
  );
  const { next, previous } = useTurns(data.pageInfo);
  return useMemo(
    () => ({ rows: data.edges.map(({ node }) => rowOf(node)), total: data.totalCount, next, previous }),
    [data, next, previous],
  );
}
