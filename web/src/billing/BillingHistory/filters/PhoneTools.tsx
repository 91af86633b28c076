import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Menu } from '@chakra-ui/react/menu';
import { EllipsisVertical, Search } from 'lucide-react';
import { MenuChoices } from '../../../ui/MenuChoices.tsx';
import { PAGE_SIZES, pageSizeOf, setPageSize } from '../address.ts';
import { PHONE_SORTS, sorting } from '../sort.ts';
import type { FilterProps } from './Filters.tsx';
import { typeOptions } from './typeOptions.ts';

interface Props extends FilterProps {
  onSearching: (searching: boolean) => void;
}

/** Tools without room on a phone: the search behind its icon, the document type in a menu. */
export function PhoneTools({ list, searching, onSearching }: Props) {
  const { filters, filter } = list;
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
          <Button
            hideFrom="md"
            variant="plain"
            size="sm"
            px="0"
            aria-label={formatMessage('history.moreFilters')}
          >
            <EllipsisVertical strokeWidth={1.75} aria-hidden />
          </Button>
        </Menu.Trigger>
        <Menu.Positioner>
          <Menu.Content>
            <MenuChoices
              label={formatMessage('history.type')}
              value={filters.type}
              options={typeOptions()}
              onValue={(type) => filter({ type })}
            />
            <Menu.Separator />
            <MenuChoices
              label={formatMessage('history.pageSize')}
              value={String(pageSizeOf(filters))}
              options={PAGE_SIZES.map((n) => ({ value: n, label: formatMessage('history.perPage', { n }) }))}
              onValue={(size) => setPageSize(list, size)}
            />
            <Menu.Separator />
            <MenuChoices
              label={formatMessage('history.sort')}
              value={sorting.text(sorting.of(filters))}
              options={PHONE_SORTS}
              onValue={(sort) => filter({ sort })}
            />
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
    </>
  );
}
