import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  useServicePage_services$data,
  useServicePage_services$key,
} from '../../__generated__/useServicePage_services.graphql.ts';
import { basisPointsOf, paiseOf } from '../../app/graph/scalars.ts';
import { statusOf, type ListedService, type ListPage } from '../list/listedItem.ts';
import { useTurns } from '../list/useTurns.ts';

type Service = useServicePage_services$data['edges'][number]['node'];

const rowOf = (service: Service): ListedService => ({
  id: service.id,
  title: service.title,
  sku: service.sku ?? null,
  category: service.category ?? null,
  image: service.image ?? null,
  status: statusOf(service.status),
  gst: basisPointsOf(service.gstPercentage),
  price: service.listPrice == null ? undefined : paiseOf(service.listPrice),
  offer: service.offer == null ? undefined : paiseOf(service.offer),
  mayEdit: service.viewerCanEdit,
  mayDelete: service.viewerCanDelete,
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
            id
            title
            sku
            category
            image
            status
            gstPercentage
            listPrice
            offer
            viewerCanEdit
            viewerCanDelete
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
