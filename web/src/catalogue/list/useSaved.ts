import type { ItemKind } from '@galla/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { fetchQuery, graphql } from 'relay-runtime';
import type { useSavedQuery, useSavedQuery$data } from '../../__generated__/useSavedQuery.graphql.ts';
import { pageNumber, type List } from '../../list/index.ts';
import { filtersOf, PAGE_SIZE, type CatalogueKey } from './address.ts';

const query = graphql`
  query useSavedQuery($item: ID!, $first: Int!, $filter: ProductFilter) {
    viewer {
      tenant {
        cataloguePlace(item: $item, first: $first, filter: $filter) {
          page
        }
      }
    }
  }
`;

type Place = NonNullable<NonNullable<useSavedQuery$data['viewer']>['tenant']>['cataloguePlace'];

/** The item that was saved last: its row is marked. Another object each time that one is saved. */
export interface Saved {
  id: string;
}

/** Where a saved item stands now: the list turns to its page once its form is closed. */
export function useSaved(
  kind: ItemKind,
  { filters, change }: Pick<List<CatalogueKey>, 'filters' | 'change'>,
) {
  const environment = useRelayEnvironment();
  const [saved, setSaved] = useState<Saved>();
  const [place, setPlace] = useState<Place>(null);
  const showSaved = (id: string): void => {
    setSaved({ id });
    const variables = { item: id, first: PAGE_SIZE, filter: filtersOf(kind, filters) };
    fetchQuery<useSavedQuery>(environment, query, variables, { fetchPolicy: 'network-only' })
      .toPromise()
      .then(
        (found) => setPlace(found?.viewer?.tenant?.cataloguePlace),
        // It is saved, which was told; the list stays where it is.
        () => undefined,
      );
  };
  const turned = useRef<Place>(null);
  const turn = useEffectEvent((to: NonNullable<Place>): void => {
    // Another form may have come and gone since.
    if (turned.current === to) return;
    turned.current = to;
    if (to.page !== pageNumber(filters)) change({ page: String(to.page) });
  });
  const formIsOpen = filters.add !== '' || filters.edit !== '';
  useEffect(() => {
    if (place && !formIsOpen) turn(place);
  }, [place, formIsOpen]);
  return { saved, showSaved };
}
