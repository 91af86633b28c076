import { say } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { QrCode } from 'lucide-react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import type { ProductPageQuery } from '../../__generated__/ProductPageQuery.graphql.ts';
import { useWide } from '../../ui/useWide.ts';
import { useLabelPanel } from '../labels/panel.ts';
import { filtersOf } from '../list/address.ts';
import { CategoryFilter } from '../list/CategoryFilter.tsx';
import { actionsColumn } from '../list/columns.tsx';
import { beyondOf } from '../list/ItemActions.tsx';
import { countText } from '../list/counted.ts';
import { ListBody } from '../list/ListBody.tsx';
import type { ListedProduct } from '../list/listedItem.ts';
import { ListTools } from '../list/ListTools.tsx';
import { SheetTools } from '../sheets/SheetTools.tsx';
import type { CatalogueList } from '../list/useCatalogueList.ts';
import { productColumns, productFacts } from './productColumns.tsx';
import { ProductPanels } from './ProductPanels.tsx';
import { useProductPage } from './useProductPage.ts';

interface Props {
  queryRef: PreloadedQuery<ProductPageQuery>;
  list: CatalogueList<ListedProduct>;
}

function useProducts(queryRef: PreloadedQuery<ProductPageQuery>) {
  const { viewer } = usePreloadedQuery<ProductPageQuery>(
    graphql`
      query ProductPageQuery(
        $first: Int!
        $after: String
        $search: String
        $category: String
        $status: [CatalogueStatus!]
        $stock: StockFilter
      ) @preloadable {
        viewer {
          mayAdd: viewerCan(menu: "products", flag: CREATE)
          mayEdit: viewerCan(menu: "products", flag: EDIT)
          mayDelete: viewerCan(menu: "products", flag: DELETE)
          tenant {
            id
            ...CategoryFilter_tenant
            registration
            business {
              capabilities
            }
            products(
              first: $first
              after: $after
              search: $search
              category: $category
              status: $status
              stock: $stock
            ) {
              ...useProductPage_products
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

/** The products that the address asks for, once they are here. */
export function ProductPage({ queryRef, list }: Props) {
  const { tenant, rights } = useProducts(queryRef);
  const page = useProductPage(tenant.products);
  const wide = useWide();
  const columns = [
    ...productColumns({
      narrow: !wide || list.shown.open !== '',
      hasCategories: !tenant.business.capabilities.includes('POINTS_COMMISSION'),
      chargesGst: tenant.registration === 'REGULAR',
    }),
    actionsColumn<ListedProduct>({
      acts: list.acts,
      beyond: beyondOf(tenant.business.capabilities),
      onPanel: list.openPanel,
    }),
  ];
  return (
    <>
      <ListBody
        list={list}
        page={page}
        rights={rights}
        columns={columns}
        phoneFacts={productFacts}
        onLabels={list.setLabelled}
      />
      <ProductPanels
        list={list}
        tenantId={tenant.id}
        labelled={list.labelled}
        onLabelled={list.setLabelled}
      />
    </>
  );
}

/** The buttons of the header. */
export function ProductTools({ queryRef, list }: Props) {
  const { rights } = useProducts(queryRef);
  const { products } = useLabelPanel();
  return (
    <ListTools kind="PRODUCT" rights={rights} list={list}>
      <SheetTools
        kind="PRODUCT"
        filter={filtersOf('PRODUCT', list.shown)}
        mayImport={rights.add || rights.edit}
        onImported={list.refresh}
      />
      {products.length > 0 && (
        <Button variant="outline" size="sm" onClick={() => list.setLabelled(products)}>
          <QrCode strokeWidth={1.75} aria-hidden />
          {say('list.panel', { n: countText(products.length) })}
        </Button>
      )}
    </ListTools>
  );
}

/** The filter by category. */
export const ProductCategories = ({ queryRef, list }: Props) => (
  <CategoryFilter tenant={useProducts(queryRef).tenant} list={list} />
);
