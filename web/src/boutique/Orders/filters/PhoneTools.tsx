import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Menu } from '@chakra-ui/react/menu';
import { ArrowDownUp, Search } from 'lucide-react';
import { MenuChoices } from '../../../ui/MenuChoices.tsx';
import { SORT_OPTIONS, sortOf } from '../sort.ts';
import type { FilterProps } from './OrderFilters.tsx';

interface Props extends FilterProps {
  searching: boolean;
  onSearching: (searching: boolean) => void;
}

/** The tools of a phone: search behind an icon, sort order in a menu. */
export function PhoneTools({ list: { filters, filter }, searching, onSearching }: Props) {
  return (
    <>
      <Button
        hideFrom="md"
        variant="plain"
        size="sm"
        px="0"
        aria-label={formatMessage('history.searchOpen')}
        aria-expanded={searching}
        onClick={() => {
          if (searching) filter({ search: '' });
          onSearching(!searching);
        }}
      >
        <Search strokeWidth={1.75} aria-hidden />
      </Button>
      <Menu.Root positioning={{ placement: 'bottom-end' }}>
        <Menu.Trigger asChild>
          <Button hideFrom="md" variant="plain" size="sm" px="0" aria-label={formatMessage('orderList.sort')}>
            <ArrowDownUp strokeWidth={1.75} aria-hidden />
          </Button>
        </Menu.Trigger>
        <Menu.Positioner>
          <Menu.Content>
            <MenuChoices
              label={formatMessage('orderList.sort')}
              value={sortOf(filters.sort)}
              options={SORT_OPTIONS}
              onValue={(sort) => filter({ sort })}
            />
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
    </>
  );
}
