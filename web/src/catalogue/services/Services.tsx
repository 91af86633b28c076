import type { ServicePageQuery } from '../../__generated__/ServicePageQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { CatalogueScreen } from '../list/CatalogueScreen.tsx';
import { OpenItem } from '../list/detail/OpenItem.tsx';
import { ItemList } from '../list/ItemList.tsx';
import type { ListedService } from '../list/listedItem.ts';
import { useCatalogueList } from '../list/useCatalogueList.ts';
import { serviceColumns, serviceFacts } from './serviceColumns.tsx';
import { ServiceCategories, ServicePage, ServiceTools } from './ServicePage.tsx';

/** The work that the shop sells: what it costs and how long it takes (spec 1 §2). */
export default function Services({ queryRef }: ScreenProps<ServicePageQuery>) {
  const list = useCatalogueList<ListedService>('SERVICE', queryRef.variables);
  const { shown, kept } = list;
  return (
    <CatalogueScreen
      list={list}
      attempt={queryRef}
      skeleton={20}
      tools={<ServiceTools queryRef={queryRef} list={list} />}
      categories={<ServiceCategories queryRef={queryRef} list={list} />}
      page={<ServicePage queryRef={queryRef} list={list} />}
      kept={
        kept && (
          <ItemList
            kind="SERVICE"
            rows={kept.page.rows}
            columns={serviceColumns({ narrow: false, hasCategories: true, chargesGst: true })}
            phoneFacts={serviceFacts}
            open=""
          />
        )
      }
      detail={shown.open !== '' && <OpenItem id={shown.open} list={list} />}
    />
  );
}
