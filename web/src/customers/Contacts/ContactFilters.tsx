import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { startTransition, useOptimistic, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ContactFilters_tenant$key } from '../../__generated__/ContactFilters_tenant.graphql.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { usePhone } from '../../ui/useWide.ts';
import { NOBODY } from './address.ts';
import type { Counted } from './CategoryList.tsx';
import type { ContactList } from './ContactsPage.tsx';

interface Props {
  list: ContactList;
  /** Further filters, once their options are loaded. */
  children?: ReactNode;
}

/** Search, employee, and on a phone the category. */
export function ContactFilters({ list, children }: Props) {
  const { filters, filter } = list;
  const phone = usePhone();
  // The field updates at once; the rest of the screen re-renders in a transition that the next keystroke can
  // interrupt.
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
          label={formatMessage(phone ? 'contacts.searchShort' : 'contacts.search')}
          value={search}
          onChange={searchFor}
        />
      </Box>
      {children}
    </Box>
  );
}

/** The category filter where there is no room for the list. */
export function CategoryChoice({ categories, list }: { categories: readonly Counted[]; list: ContactList }) {
  const { filters, filter } = list;
  return (
    <Box flex="1" minW="0">
      <SelectField
        label={formatMessage('contacts.category')}
        placeholder={formatMessage('contacts.all')}
        options={categories.map(({ id, name }) => ({ label: name, value: id }))}
        value={filters.category}
        onValue={(category) => filter({ category })}
      />
    </Box>
  );
}

/** The employee filter. */
export function WhoseChoice({ tenant, list }: { tenant: ContactFilters_tenant$key; list: ContactList }) {
  const { employees } = useFragment(
    graphql`
      fragment ContactFilters_tenant on Tenant {
        employees(filter: { active: true }) {
          id
          fullName
        }
      }
    `,
    tenant,
  );
  const { filters, filter } = list;
  const phone = usePhone();
  const options = [
    { label: formatMessage('contacts.nobodys'), value: NOBODY },
    ...(employees ?? []).map(({ id, fullName }) => ({ label: fullName, value: id })),
  ];
  return (
    <Box flex={{ base: '1', md: 'none' }} minW="0">
      <SelectField
        snug
        label={formatMessage('contacts.whose')}
        placeholder={formatMessage(phone ? 'contacts.everyonesShort' : 'contacts.everyones')}
        options={options}
        value={filters.employee}
        onValue={(employee) => filter({ employee })}
      />
    </Box>
  );
}
