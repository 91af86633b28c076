import type { ProductPageQuery } from '../../__generated__/ProductPageQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { CatalogueScreen } from '../list/CatalogueScreen.tsx';
import { OpenItem } from '../list/detail/OpenItem.tsx';
import { useCatalogueList } from '../list/useCatalogueList.ts';
import { PreviousProducts, type ProductRow } from './ProductList.tsx';
import { ProductCategories, ProductPage, ProductTools } from './ProductPage.tsx';

/** All products of the shop: search, pricing, stock, and bulk changes (spec 1 §2). */
export default function Products({ queryRef }: ScreenProps<ProductPageQuery>) {
  const list = useCatalogueList<ProductRow>('PRODUCT', queryRef.variables);
  const { filters, previous } = list;
  return (
    <CatalogueScreen
      list={list}
      attempt={queryRef}
      skeleton={10}
      tools={<ProductTools queryRef={queryRef} list={list} />}
      categories={<ProductCategories queryRef={queryRef} list={list} />}
      page={<ProductPage queryRef={queryRef} list={list} />}
      previous={previous && <PreviousProducts {...previous.page} />}
      detail={filters.open !== '' && <OpenItem id={filters.open} list={list} />}
    />
  );
}
