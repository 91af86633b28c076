import { say } from '@galla/domain';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import type { ServicePageQuery } from '../../__generated__/ServicePageQuery.graphql.ts';
import { OpenDrawer } from '../drawer/OpenDrawer.tsx';
import { OpenPicture } from '../images/OpenPicture.tsx';
import { filtersOf } from '../list/address.ts';
import { CategoryFilter } from '../list/CategoryFilter.tsx';
import { actionsColumn } from '../list/columns.tsx';
import { ListBody } from '../list/ListBody.tsx';
import type { ListedService } from '../list/listedItem.ts';
import { ListTools } from '../list/ListTools.tsx';
import { SheetTools } from '../sheets/SheetTools.tsx';
import type { CatalogueList } from '../list/useCatalogueList.ts';
import { useShownColumns } from '../list/useShownColumns.ts';
import { serviceColumns, serviceFacts } from './serviceColumns.tsx';
import { useServicePage } from './useServicePage.ts';

interface Props {
  queryRef: PreloadedQuery<ServicePageQuery>;
  list: CatalogueList<ListedService>;
}

function useServices(queryRef: PreloadedQuery<ServicePageQuery>) {
  const { viewer } = usePreloadedQuery<ServicePageQuery>(
    graphql`
      query ServicePageQuery(
        $first: Int!
        $after: String
        $search: String
        $category: String
        $status: [CatalogueStatus!]
      ) @preloadable {
        viewer {
          mayAdd: viewerCan(menu: "services", flag: CREATE)
          mayEdit: viewerCan(menu: "services", flag: EDIT)
          mayDelete: viewerCan(menu: "services", flag: DELETE)
          tenant {
            ...CategoryFilter_tenant
            ...useShownColumns_tenant
            services(first: $first, after: $after, search: $search, category: $category, status: $status) {
              ...useServicePage_services
            }
          }
        }
      }
    `,
    queryRef,
  );
  const tenant = viewer?.tenant;
  if (viewer == null || tenant == null) throw new Error(say('catalogue.loadFailed'));
  const { mayAdd, mayEdit, mayDelete } = viewer;
  return { tenant, rights: { add: mayAdd, edit: mayEdit, remove: mayDelete } };
}

/** The services that the address asks for, once they are here. */
export function ServicePage({ queryRef, list }: Props) {
  const { tenant, rights } = useServices(queryRef);
  const page = useServicePage(tenant.services);
  const shown = useShownColumns(tenant, list);
  const columns = [
    ...serviceColumns(shown),
    actionsColumn<ListedService>({ acts: list.acts, onPanel: list.openPanel }),
  ];
  return (
    <>
      <ListBody list={list} page={page} rights={rights} columns={columns} phoneFacts={serviceFacts} />
      <OpenDrawer kind="SERVICE" onClose={list.closePanels} onSaved={list.showSaved} />
      <OpenPicture onClose={list.closePanels} />
    </>
  );
}

/** The buttons of the header. */
export function ServiceTools({ queryRef, list }: Props) {
  const { rights } = useServices(queryRef);
  return (
    <ListTools kind="SERVICE" rights={rights} list={list}>
      <SheetTools
        kind="SERVICE"
        filter={filtersOf('SERVICE', list.shown)}
        mayImport={rights.add || rights.edit}
        onImported={list.refresh}
      />
    </ListTools>
  );
}

/** The filter by category. */
export const ServiceCategories = ({ queryRef, list }: Props) => (
  <CategoryFilter tenant={useServices(queryRef).tenant} list={list} />
);
