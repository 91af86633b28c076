import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ContactList } from './ContactsPage.tsx';

/** A category with its number of matches. */
export interface Counted {
  id: string;
  name: string;
  count: number;
}

interface Props {
  categories: readonly Counted[];
  total: number;
  list: ContactList;
}

const Entry = chakra('button', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '2',
    w: 'full',
    px: '2.5',
    minH: 'control',
    alignItems: 'center',
    borderRadius: 'l2',
    color: 'fg.muted',
    textAlign: 'start',
    cursor: 'button',
    _hover: { bg: 'bg.muted' },
    '&[aria-pressed=true]': { bg: 'accent.subtle', color: 'accent.fg', fontWeight: 'semibold' },
  },
});

/** The category filter beside the contacts. */
export function CategoryList({ categories, total, list: { filters, filter } }: Props) {
  const entries = [{ id: '', name: formatMessage('contacts.all'), count: total }, ...categories];
  return (
    <Box asChild w="menu" flexShrink="0" position="sticky" top="0" hideBelow="md">
      <nav aria-label={formatMessage('contacts.category')}>
        {entries.map(({ id, name, count }) => (
          <Entry
            key={id}
            type="button"
            aria-pressed={filters.category === id}
            onClick={() => filter({ category: id })}
          >
            <Span truncate>{name}</Span>{' '}
            <Span fontWeight="normal" color="fg.muted">
              {count.toLocaleString('en-IN')}
            </Span>
          </Entry>
        ))}
      </nav>
    </Box>
  );
}
