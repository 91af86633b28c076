import { formatMessage } from '@galla/domain';
import { formatCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { CategorySection_category$key } from '../../__generated__/CategorySection_category.graphql.ts';
import type { CategorySectionQuery } from '../../__generated__/CategorySectionQuery.graphql.ts';
import { loadMore } from '../../list/index.ts';
import { STEP } from './address.ts';
import { CategoryHeading } from './CategoryHeading.tsx';
import { ContactRow } from './ContactRow.tsx';
import { WhenSeen } from './WhenSeen.tsx';

interface Props {
  category: CategorySection_category$key;
  name: string;
  count: number;
  open: boolean;
  /** The last open category on the page; it loads more on scroll (spec 2 §9). */
  last: boolean;
  onToggle: () => void;
}

/** The contacts of a category; the first page has twenty. */
export function CategorySection({ category, name, count, open, last, onToggle }: Props) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    CategorySectionQuery,
    CategorySection_category$key
  >(
    graphql`
      fragment CategorySection_category on ContactCategory
      @argumentDefinitions(
        filter: { type: "ContactFilter" }
        count: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
      )
      @refetchable(queryName: "CategorySectionQuery") {
        contacts(first: $count, after: $after, filter: $filter)
          @connection(key: "CategorySection_contacts", filters: ["filter"]) {
          edges {
            node {
              id
              ...ContactRow_contact
            }
          }
        }
      }
    `,
    category,
  );
  const id = useId();
  if (data.contacts == null) throw new Error(formatMessage('contacts.loadFailed'));
  const { edges } = data.contacts;
  const left = Math.min(STEP, count - edges.length);
  const more = (): void => {
    if (hasNext && !isLoadingNext) loadMore(loadNext, STEP, 'contacts.loadFailed');
  };
  return (
    <chakra.section aria-labelledby={id} mb={{ md: '6' }}>
      <CategoryHeading id={id} name={name} count={count} open={open} onToggle={onToggle} />
      {open && (
        <>
          <chakra.ul listStyleType="none">
            {edges.map(({ node }) => (
              <ContactRow key={node.id} contact={node} />
            ))}
          </chakra.ul>
          {hasNext && (
            <Box px={{ base: '4', md: '0' }} py="1">
              {last && !isLoadingNext && <WhenSeen key={edges.length} onSeen={more} />}
              <Button variant="plain" px="0" loading={isLoadingNext} onClick={more}>
                {formatCount('contacts.showMore', Math.max(1, left))}
              </Button>
            </Box>
          )}
        </>
      )}
    </chakra.section>
  );
}
