import { formatMessage } from '@galla/domain';
import { Suspense } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { ContactsPageQuery } from '../../__generated__/ContactsPageQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { ListPart, ListScreen, useList } from '../../list/index.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { DEFAULTS, variablesOf, type ContactKey } from './address.ts';
import { ContactFilters } from './ContactFilters.tsx';
import { ContactChoices, ContactsPage } from './ContactsPage.tsx';
import { ContactTools } from './ContactTools.tsx';

/** All customers of the shop, by group (spec 2 §2 Contacts list). */
export default function Contacts({ queryRef }: ScreenProps<ContactsPageQuery>) {
  const list = useList<ContactKey>(DEFAULTS, variablesOf, queryRef.variables);
  const { revalidate } = useRevalidator();
  const refresh = (): void => void revalidate();
  return (
    <ListScreen
      title={formatMessage('contacts.title')}
      busy={list.busy}
      column={false}
      actions={
        <Boundary attempt={queryRef} renderFailed={() => null}>
          <Suspense fallback={null}>
            <ContactTools queryRef={queryRef} filters={list.filters} onChanged={refresh} />
          </Suspense>
        </Boundary>
      }
    >
      <ContactFilters list={list}>
        <Boundary attempt={queryRef} renderFailed={() => null}>
          <Suspense fallback={null}>
            <ContactChoices queryRef={queryRef} list={list} />
          </Suspense>
        </Boundary>
      </ContactFilters>
      <ListPart
        attempt={queryRef}
        title={formatMessage('contacts.loadFailed')}
        skeleton={<SkeletonRows rows={12} pictures />}
      >
        <ContactsPage queryRef={queryRef} list={list} onChanged={refresh} />
      </ListPart>
    </ListScreen>
  );
}
