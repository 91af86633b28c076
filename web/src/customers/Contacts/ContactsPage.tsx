import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import type { ContactsPageQuery } from '../../__generated__/ContactsPageQuery.graphql.ts';
import type { List } from '../../list/index.ts';
import { usePhone } from '../../ui/useWide.ts';
import type { ContactKey } from './address.ts';
import { AddContact } from './AddContact.tsx';
import { CategoryChoice, WhoseChoice } from './ContactFilters.tsx';
import { CategoryList } from './CategoryList.tsx';
import { CategorySection } from './CategorySection.tsx';
import { NoContacts } from './NoContacts.tsx';

export type ContactList = Pick<List<ContactKey>, 'filters' | 'filter' | 'change'>;

interface Props {
  queryRef: PreloadedQuery<ContactsPageQuery>;
  list: ContactList;
  /** A contact was added, so the page is refetched. */
  onChanged: () => void;
}

/** The data that the URL asks for, once loaded. */
export function useContacts(queryRef: PreloadedQuery<ContactsPageQuery>) {
  const { viewer } = usePreloadedQuery<ContactsPageQuery>(
    graphql`
      query ContactsPageQuery($filter: ContactFilter) @preloadable {
        viewer {
          hasRightToAdd: viewerCan(menu: CUSTOMERS, flag: CREATE)
          mayAddAtAll: viewerMay(act: ADD_CONTACTS)
          mayEdit: viewerCan(menu: CUSTOMERS, flag: EDIT)
          tenant {
            ...ContactFilters_tenant
            contactCategories(filter: $filter) {
              id
              name
              contacts(first: 20, filter: $filter) {
                totalCount
              }
              ...CategorySection_category @arguments(filter: $filter)
            }
          }
        }
      }
    `,
    queryRef,
  );
  const tenant = viewer?.tenant;
  if (viewer == null || tenant?.contactCategories == null)
    throw new Error(formatMessage('contacts.loadFailed'));
  const { hasRightToAdd, mayAddAtAll, mayEdit } = viewer;
  const categories = tenant.contactCategories.map((category) => ({
    category,
    id: category.id,
    name: category.name ?? formatMessage('contacts.noGroup'),
    count: category.contacts?.totalCount ?? 0,
  }));
  return { tenant, categories, mayAdd: hasRightToAdd && mayAddAtAll, mayEdit };
}

/** The categories with their contacts, and the category filter beside them. */
export function ContactsPage({ queryRef, list, onChanged }: Props) {
  const { categories, mayAdd } = useContacts(queryRef);
  const phone = usePhone();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const { filters } = list;
  const chosen = categories.filter(({ id }) => filters.category === '' || id === filters.category);
  const open = chosen.filter(({ id }) => !closed.has(id));
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  const toggle = (id: string): void =>
    setClosed((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  return (
    <>
      <Box display="flex" gap="8" alignItems="flex-start" flex="1" pb="6">
        {!phone && categories.length > 0 && (
          <CategoryList categories={categories} total={total} list={list} />
        )}
        <Box flex="1" minW="0" mx={{ base: '-4', md: '0' }}>
          {chosen.length === 0 && <NoContacts list={list} mayAdd={mayAdd} onChanged={onChanged} />}
          {chosen.map(({ id, name, count, category }) => (
            <CategorySection
              key={id}
              category={category}
              name={name}
              count={count}
              open={!closed.has(id)}
              // The last one loads more on scroll.
              last={id === open.at(-1)?.id}
              onToggle={() => toggle(id)}
            />
          ))}
        </Box>
      </Box>
      {phone && mayAdd && <AddContact total={total} onChanged={onChanged} />}
    </>
  );
}

/** The filters beside the search. */
export function ContactChoices({ queryRef, list }: Pick<Props, 'list' | 'queryRef'>) {
  const { categories, tenant } = useContacts(queryRef);
  const phone = usePhone();
  return (
    <>
      {phone && <CategoryChoice categories={categories} list={list} />}
      <WhoseChoice tenant={tenant} list={list} />
    </>
  );
}
