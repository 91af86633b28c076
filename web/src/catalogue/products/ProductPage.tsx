import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { QrCode, ShoppingBasket } from 'lucide-react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import type { ProductPageQuery } from '../../__generated__/ProductPageQuery.graphql.ts';
import { useLabelPanel } from '../labels/panel.ts';
import { asksKinds, filtersOf } from '../list/address.ts';
import { CategoryChoice, CategoryFilter } from '../list/CategoryFilter.tsx';
import { countText } from '../../ui/counted.ts';
import { ListTools } from '../list/ListTools.tsx';
import type { CatalogueList } from '../list/useCatalogueList.ts';
import { useShownColumns } from '../list/useShownColumns.ts';
import { KindsFirst, kindLabel } from '../optical/kinds/KindsFirst.tsx';
import { SheetTools } from '../sheets/SheetTools.tsx';
import { ProductList, useProductPage, type ProductRow } from './ProductList.tsx';
import { ProductPanels } from './ProductPanels.tsx';

interface Props {
  queryRef: PreloadedQuery<ProductPageQuery>;
  list: CatalogueList<ProductRow>;
}

/** The page of products that the URL asks for, and the user's rights. Suspends until loaded. */
function useProducts(queryRef: PreloadedQuery<ProductPageQuery>) {
  const { viewer } = usePreloadedQuery<ProductPageQuery>(
    graphql`
      query ProductPageQuery(
        $first: Int!
        $offset: Int
        $filter: ProductFilter
        $type: String
        $ofKind: Boolean = false
      ) @preloadable {
        viewer {
          mayAdd: viewerCan(menu: PRODUCTS, flag: CREATE)
          mayEdit: viewerCan(menu: PRODUCTS, flag: EDIT)
          mayDelete: viewerCan(menu: PRODUCTS, flag: DELETE)
          seesKinds: viewerCan(menu: OPTICAL_PRODUCTS, flag: VIEW)
          tenant {
            id
            ...CategoryFilter_tenant
            ...useShownColumns_tenant
            business {
              capabilities
            }
            opticalCategories(type: $type) @include(if: $ofKind) {
              typeLabel
              name
            }
            products(first: $first, offset: $offset, filter: $filter) {
              ...ProductList_products @arguments(ofKind: $ofKind)
            }
          }
        }
      }
    `,
    queryRef,
  );
  const tenant = viewer?.tenant;
  if (viewer == null || tenant?.products == null) throw new Error(formatMessage('catalogue.loadFailed'));
  const { mayAdd, mayEdit, mayDelete, seesKinds } = viewer;
  const { capabilities } = tenant.business;
  return {
    tenant,
    products: tenant.products,
    capabilities,
    /** The optical catalogue, enabled by the menu permission WEBOPTICALPRODUCTS (spec 3 §6). */
    isOptical: seesKinds && capabilities.includes('LENS_VARIANTS'),
    rights: { add: mayAdd, edit: mayEdit, remove: mayDelete },
  };
}

/** The products that the URL asks for, once loaded; an optical catalogue shows its kinds first. */
export function ProductPage({ queryRef, list }: Props) {
  const { tenant, products, capabilities, isOptical, rights } = useProducts(queryRef);
  const page = useProductPage(products, list);
  const shown = useShownColumns(tenant, list);
  const asks = isOptical && asksKinds(list.filters);
  return (
    <>
      {asks ? (
        <KindsFirst list={list} mayAdd={rights.add} />
      ) : (
        <ProductList
          list={list}
          page={page}
          rights={rights}
          shown={shown}
          capabilities={capabilities}
          kind={kindLabel(list.filters, tenant.opticalCategories?.[0]?.typeLabel, isOptical)}
        />
      )}
      <ProductPanels
        list={list}
        rights={rights}
        tenantId={tenant.id}
        labelled={list.labelled}
        onLabelled={list.setLabelled}
        onSaved={asks ? list.refresh : list.showSaved}
      />
    </>
  );
}

/** The buttons of the header. */
export function ProductTools({ queryRef, list }: Props) {
  const { isOptical, rights } = useProducts(queryRef);
  const { products } = useLabelPanel();
  return (
    <ListTools kind="PRODUCT" rights={rights} list={list} rowless={isOptical && asksKinds(list.filters)}>
      <SheetTools
        kind="PRODUCT"
        filter={filtersOf('PRODUCT', list.filters)}
        mayImport={rights.add || rights.edit}
        onImported={list.refresh}
      />
      <Button asChild variant="outline" size="sm" hideBelow="md">
        <Link to="/products/to-buy">
          <ShoppingBasket strokeWidth={1.75} aria-hidden />
          {formatMessage('goods.toBuy')}
        </Link>
      </Button>
      {products.length > 0 && (
        <Button variant="outline" size="sm" onClick={() => list.setLabelled(products)}>
          <QrCode strokeWidth={1.75} aria-hidden />
          {formatMessage('list.panel', { n: countText(products.length) })}
        </Button>
      )}
    </ListTools>
  );
}

/** The category filter: of the selected kind, or of all products. */
export function ProductCategories({ queryRef, list }: Props) {
  const { tenant } = useProducts(queryRef);
  const ofKind = tenant.opticalCategories?.flatMap(({ name }) => name ?? []);
  return ofKind ? (
    <CategoryChoice list={list} categories={ofKind} />
  ) : (
    <CategoryFilter tenant={tenant} list={list} />
  );
}
