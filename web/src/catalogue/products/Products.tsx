import type { ProductPageQuery } from '../../__generated__/ProductPageQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { CatalogueScreen } from '../list/CatalogueScreen.tsx';
import { OpenItem } from '../list/detail/OpenItem.tsx';
import { ItemList } from '../list/ItemList.tsx';
import type { ListedProduct } from '../list/listedItem.ts';
import { useCatalogueList } from '../list/useCatalogueList.ts';
import { productColumns, productFacts } from './productColumns.tsx';
import { ProductCategories, ProductPage, ProductTools } from './ProductPage.tsx';

/** Everything that the shop sells: to find it, to price and stock it, to change many at once (spec 1 §2). */
export default function Products({ queryRef }: ScreenProps<ProductPageQuery>) {
  const list = useCatalogueList<ListedProduct>('PRODUCT', queryRef.variables);
  const { shown, kept } = list;
  return (
    <CatalogueScreen
      list={list}
      attempt={queryRef}
      skeleton={10}
      tools={<ProductTools queryRef={queryRef} list={list} />}
      categories={<ProductCategories queryRef={queryRef} list={list} />}
      page={<ProductPage queryRef={queryRef} list={list} />}
      kept={
        kept && (
          <ItemList
            kind="PRODUCT"
            rows={kept.page.rows}
            columns={productColumns({ narrow: false, hasCategories: true, chargesGst: true })}
            phoneFacts={productFacts}
            open=""
          />
        )
      }
      detail={shown.open !== '' && <OpenItem id={shown.open} list={list} />}
    />
  );
}
