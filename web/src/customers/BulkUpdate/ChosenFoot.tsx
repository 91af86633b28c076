import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { Suspense, type ReactNode } from 'react';
import type { PreloadedQuery } from 'react-relay';
import type { BulkPageQuery } from '../../__generated__/BulkPageQuery.graphql.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { useCategories } from './BulkPage.tsx';
import type { Chosen } from './useChosen.ts';

interface Props {
  queryRef: PreloadedQuery<BulkPageQuery>;
  chosen: Chosen;
  /** The primary action on a phone; false elsewhere, where the header has it. */
  update: ReactNode;
}

/** How many of all are selected; on a phone with the action. */
export const ChosenFoot = ({ queryRef, chosen, update }: Props) => (
  <HStack
    minH="control.lg"
    px={{ base: '4', md: '5' }}
    py="2"
    justify="space-between"
    flexWrap="wrap"
    color="fg.muted"
    borderTop="1px solid"
    borderColor="border"
    flexShrink="0"
  >
    <HStack gap="4" hideBelow="lg" css={{ '@media (hover: none)': { display: 'none' } }}>
      <HStack gap="1.5" data-typed="">
        <Kbd keys={['X']} />
        {formatMessage('list.keySelect')}
      </HStack>
      <HStack gap="1.5" data-typed="">
        <Kbd keys={['Shift', 'ArrowDown']} />
        {formatMessage('list.keySelectMore')}
      </HStack>
    </HStack>
    <Boundary attempt={queryRef} renderFailed={() => null}>
      <Suspense fallback={null}>
        <Count queryRef={queryRef} chosen={chosen} />
      </Suspense>
    </Boundary>
    <HStack flexWrap="wrap" justify="flex-end" ms="auto">
      {update}
    </HStack>
  </HStack>
);

function Count({ queryRef, chosen }: Omit<Props, 'update'>) {
  const total = useCategories(queryRef).reduce((sum, { count }) => sum + count, 0);
  const n = chosen.contacts.length;
  // Contacts selected before the search stay selected, and may outnumber its matches.
  const all = Math.max(total, n);
  return (
    <Box asChild color="fg.muted" ms={{ md: 'auto' }}>
      <output>
        {formatMessage('contacts.selectedOf', {
          n: n.toLocaleString('en-IN'),
          total: all.toLocaleString('en-IN'),
        })}
      </output>
    </Box>
  );
}
