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

/** The item saved last, whose row is highlighted. A new object for every save. */
export interface Saved {
  id: string;
}

/** Finds the current position of a saved item; the list goes to its page once the form is closed. */
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
        // The save itself was reported already; the list just stays on its page.
        () => undefined,
      );
  };
  const turned = useRef<Place>(null);
  const turn = useEffectEvent((to: NonNullable<Place>): void => {
    // Only once per save: other forms may have opened and closed since.
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
