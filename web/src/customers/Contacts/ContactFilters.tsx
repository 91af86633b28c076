import { say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { startTransition, useOptimistic } from 'react';
import { graphql, useFragment, type PreloadedQuery } from 'react-relay';
import type { ContactFilters_tenant$key } from '../../__generated__/ContactFilters_tenant.graphql.ts';
import type { ContactsPageQuery } from '../../__generated__/ContactsPageQuery.graphql.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { usePhone } from '../../ui/useWide.ts';
import { NOBODY } from './address.ts';
import type { Counted } from './CategoryList.tsx';
import { useContacts, type ContactList } from './ContactsPage.tsx';

interface Props {
  list: ContactList;
  /** Left out while the page is on its way: the search is there already. */
  queryRef?: PreloadedQuery<ContactsPageQuery>;
}

/** Search, whose contacts, and on a phone the category. */
export function ContactFilters({ list, queryRef }: Props) {
  const { filters, filter } = list;
  const phone = usePhone();
  // A key shows at once; the screen around it is drawn anew behind it, and between two keys.
  const [search, setSearch] = useOptimistic(filters.search);
  const searchFor = (text: string): void =>
    startTransition(() => {
      setSearch(text);
      filter({ search: text }, 'typed');
    });
  return (
    <Box display="flex" flexWrap={{ base: 'wrap', md: 'nowrap' }} gap="2">
      <Box flex={{ base: '1 0 100%', md: '1' }} minW="0">
        <SearchField
          label={say(phone ? 'contacts.searchShort' : 'contacts.search')}
          value={search}
          onChange={searchFor}
        />
      </Box>
      {queryRef && <Choices list={list} queryRef={queryRef} phone={phone} />}
    </Box>
  );
}

function Choices({ list, queryRef, phone }: Required<Props> & { phone: boolean }) {
  const { categories, tenant } = useContacts(queryRef);
  return (
    <>
      {phone && <CategoryChoice categories={categories} list={list} />}
      <WhoseChoice tenant={tenant} list={list} />
    </>
  );
}

function CategoryChoice({ categories, list }: { categories: readonly Counted[]; list: ContactList }) {
  const { filters, filter } = list;
  return (
    <Box flex="1" minW="0">
      <SelectField
        label={say('contacts.category')}
        placeholder={say('contacts.all')}
        options={categories.map(({ id, name }) => ({ label: name, value: id }))}
        value={filters.category}
        onValue={(category) => filter({ category })}
      />
    </Box>
  );
}

function WhoseChoice({ tenant, list }: { tenant: ContactFilters_tenant$key; list: ContactList }) {
  const { employees } = useFragment(
    graphql`
      fragment ContactFilters_tenant on Tenant {
        employees(activeOnly: true) {
          id
          fullName
        }
      }
    `,
    tenant,
  );
  const { filters, filter } = list;
  const options = [
    { label: say('contacts.nobodys'), value: NOBODY },
    ...(employees ?? []).map(({ id, fullName }) => ({ label: fullName, value: id })),
  ];
  return (
    <Box flex={{ base: '1', md: 'none' }} minW="0">
      <SelectField
        snug
        label={say('contacts.whose')}
        placeholder={say('contacts.everyones')}
        options={options}
        value={filters.employee}
        onValue={(employee) => filter({ employee })}
      />
    </Box>
  );
}
