import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Trash2 } from 'lucide-react';
import { Part } from '../../../ui/Part.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { useWide } from '../../../ui/useWide.ts';
import { CustomerBlock } from '../customer/CustomerBlock.tsx';
import type { Entry } from '../entry/useEntry.ts';
import { ItemFields } from './ItemFields.tsx';
import { ItemList } from './ItemList.tsx';
import { ItemParts } from './ItemParts.tsx';
import { NoGarment } from './NoGarment.tsx';

/** Customer and items on the left with the current item beside them; stacked on tablet and phone. */
export function ItemsStep({ entry, mayOrderStages }: { entry: Entry; mayOrderStages: boolean }) {
  const { item, draft, ask } = entry;
  const wide = useWide();
  const who = (
    <>
      <CustomerBlock entry={entry} />
      <Box borderTop="2px solid" borderColor="border.inverted" my="2" />
      <ItemList entry={entry} />
    </>
  );
  return (
    <Box
      display="flex"
      flexDirection={{ base: 'column', lg: 'row' }}
      flex="1"
      minW="0"
      minH="0"
      overflowY={{ base: 'auto', lg: 'visible' }}
      position="relative"
    >
      <Box
        w={{ lg: 'items' }}
        flexShrink="0"
        px={{ base: '4', lg: '4' }}
        py="4"
        overflowY={{ lg: 'auto' }}
        position="relative"
        borderEnd={{ lg: '1px solid' }}
        borderColor={{ lg: 'border' }}
      >
        {who}
      </Box>
      <Box
        flex={{ lg: '1' }}
        minW="0"
        overflowY={{ lg: 'auto' }}
        position="relative"
        px={{ base: '4', md: '6' }}
        py="4"
        display="flex"
        flexDirection="column"
        gap="5"
      >
        <ItemFields key={item.key} entry={entry} />
        {item.garment === '' ? (
          <NoGarment entry={entry} />
        ) : (
          <Part
            key={item.garment}
            title={formatMessage('orderEntry.loadFailed')}
            skeleton={<SkeletonRows rows={wide ? 6 : 4} />}
          >
            {(attempt) => (
              <ItemParts key={item.key} entry={entry} attempt={attempt} mayOrderStages={mayOrderStages} />
            )}
          </Part>
        )}
        {(draft.items.length > 1 || item.garment !== '') && (
          <HStack justify="flex-end">
            <Button variant="ghost" colorPalette="due" onClick={() => ask('remove')}>
              <Trash2 strokeWidth={1.75} aria-hidden />
              {formatMessage('orderEntry.removeItem')}
            </Button>
          </HStack>
        )}
      </Box>
    </Box>
  );
}
