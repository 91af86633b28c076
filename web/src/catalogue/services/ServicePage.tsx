import { formatMessage } from '@galla/domain';
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import type {
  ServicePage_services$data,
  ServicePage_services$key,
} from '../../__generated__/ServicePage_services.graphql.ts';
import type { ServicePageQuery } from '../../__generated__/ServicePageQuery.graphql.ts';
import { paginationOf, useCurrentPage } from '../../list/index.ts';
import { OpenDrawer } from '../drawer/OpenDrawer.tsx';
import { OpenPicture } from '../images/OpenPicture.tsx';
import { filtersOf, PAGE_SIZE } from '../list/address.ts';
import { CategoryFilter } from '../list/CategoryFilter.tsx';
import { actionsColumn } from '../list/columns.tsx';
import { ItemList } from '../list/ItemList.tsx';
import { ListBody, rowsLeft, type ItemPage } from '../list/ListBody.tsx';
import { ListTools } from '../list/ListTools.tsx';
import { SheetTools } from '../sheets/SheetTools.tsx';
import type { CatalogueList } from '../list/useCatalogueList.ts';
import { useShownColumns } from '../list/useShownColumns.ts';
import { serviceColumns, serviceFacts } from './serviceColumns.tsx';

export type ServiceRow = ServicePage_services$data['edges'][number]['node'];

interface Props {
  queryRef: PreloadedQuery<ServicePageQuery>;
  list: CatalogueList<ServiceRow>;
}

function useServices(queryRef: PreloadedQuery<ServicePageQuery>) {
  const { viewer } = usePreloadedQuery<ServicePageQuery>(
    graphql`
      query ServicePageQuery($first: Int!, $offset: Int, $filter: ServiceFilter) @preloadable {
        viewer {
          mayAdd: viewerCan(menu: SERVICES, flag: CREATE)
          mayEdit: viewerCan(menu: SERVICES, flag: EDIT)
          mayDelete: viewerCan(menu: SERVICES, flag: DELETE)
          tenant {
            ...CategoryFilter_tenant
            ...useShownColumns_tenant
            services(first: $first, offset: $offset, filter: $filter) {
              ...ServicePage_services
            }
          }
        }
      }
    `,
    queryRef,
  );
  const tenant = viewer?.tenant;
  if (viewer == null || tenant?.services == null) throw new Error(formatMessage('catalogue.loadFailed'));
  const { mayAdd, mayEdit, mayDelete } = viewer;
  return { tenant, services: tenant.services, rights: { add: mayAdd, edit: mayEdit, remove: mayDelete } };
}

/** The page of services that the URL asks for. */
function useServicePage(services: ServicePage_services$key, list: CatalogueList<ServiceRow>) {
  const page = useFragment(
    graphql`
      fragment ServicePage_services on ServiceConnection {
        totalCount
        edges {
          node {
            ...ItemList_item
            ...columns_item
            ...serviceColumns_service
          }
        }
      }
    `,
    services,
  );
  useCurrentPage(list, page);
  const { totalCount: total } = page;
  const rows = rowsLeft(page, list);
  const pagination = paginationOf(list, { totalCount: total, pageSize: PAGE_SIZE, rows: rows.length });
  return { rows, total, pagination };
}

/** The services that the URL asks for, once loaded. */
export function ServicePage({ queryRef, list }: Props) {
  const { tenant, services, rights } = useServices(queryRef);
  const page = useServicePage(services, list);
  const shown = useShownColumns(tenant, list);
  const columns = [...serviceColumns(shown), actionsColumn({ acts: list.acts, onPanel: list.openPanel })];
  return (
    <>
      <ListBody list={list} {...page} rights={rights} columns={columns} phoneFacts={serviceFacts} />
      <OpenDrawer kind="SERVICE" rights={rights} onClose={list.closePanels} onSaved={list.showSaved} />
      <OpenPicture onClose={list.closePanels} />
    </>
  );
}

/** The services of the previous page, read-only. */
export const PreviousServices = ({ edges }: ItemPage<ServiceRow>) => (
  <ItemList
    kind="SERVICE"
    rows={edges.map(({ node }) => node)}
    columns={serviceColumns({ narrow: false, hasCategories: true, chargesGst: true })}
    phoneFacts={serviceFacts}
  />
);

/** The buttons of the header. */
export function ServiceTools({ queryRef, list }: Props) {
  const { rights } = useServices(queryRef);
  return (
    <ListTools kind="SERVICE" rights={rights} list={list}>
      <SheetTools
        kind="SERVICE"
        filter={filtersOf('SERVICE', list.filters)}
        mayImport={rights.add || rights.edit}
        onImported={list.refresh}
      />
    </ListTools>
  );
}

export const ServiceCategories = ({ queryRef, list }: Props) => (
  <CategoryFilter tenant={useServices(queryRef).tenant} list={list} />
);
