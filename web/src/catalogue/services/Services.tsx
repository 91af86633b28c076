import type { ServicePageQuery } from '../../__generated__/ServicePageQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { CatalogueScreen } from '../list/CatalogueScreen.tsx';
import { OpenItem } from '../list/detail/OpenItem.tsx';
import { useCatalogueList } from '../list/useCatalogueList.ts';
import {
  PreviousServices,
  ServiceCategories,
  ServicePage,
  ServiceTools,
  type ServiceRow,
} from './ServicePage.tsx';

/** The services of the shop, with price and duration (spec 1 §2). */
export default function Services({ queryRef }: ScreenProps<ServicePageQuery>) {
  const list = useCatalogueList<ServiceRow>('SERVICE', queryRef.variables);
  const { filters, previous } = list;
  return (
    <CatalogueScreen
      list={list}
      attempt={queryRef}
      skeleton={20}
      tools={<ServiceTools queryRef={queryRef} list={list} />}
      categories={<ServiceCategories queryRef={queryRef} list={list} />}
      page={<ServicePage queryRef={queryRef} list={list} />}
      previous={previous && <PreviousServices {...previous.page} />}
      detail={filters.open !== '' && <OpenItem id={filters.open} list={list} />}
    />
  );
}
