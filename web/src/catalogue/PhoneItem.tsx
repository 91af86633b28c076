import { mrpText } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { itemName } from '../ui/itemName.ts';
import { AddButton } from './AddButton.tsx';
import { ItemPicture } from './ItemPicture.tsx';
import { priceWords } from './ItemPrice.tsx';
import type { CatalogueEntry } from './local/entry.ts';
import { isSoldOut, stockText } from './Stock.tsx';

interface Props {
  entry: CatalogueEntry;
  /** Stepper for the quantity in the cart; undefined while there is none. */
  stepper: ReactNode;
  onAdd: () => void;
}

/**
 * An item on a phone. Pressing its picture or text adds it, as the button does; an item in the cart has a
 * stepper instead.
 */
export function PhoneItem({ entry, stepper, onAdd }: Props) {
  const soldOut = isSoldOut(entry);
  const facts = [mrpText({ mrp: entry.mrp ?? undefined }), stockText(entry)].filter(Boolean).join(' · ');
  return (
    <HStack gap="3" minH="row.list" px="4" py="2" borderBottom="1px solid" borderColor="border">
      <chakra.button
        type="button"
        display="flex"
        alignItems="center"
        gap="3"
        flex="1"
        minW="0"
        textAlign="start"
        cursor="button"
        _disabled={{ cursor: 'default' }}
        disabled={soldOut}
        onClick={onAdd}
      >
        <ItemPicture entry={entry} />
        <Box minW="0">
          <Box textStyle="rowTitle" overflowWrap="anywhere">
            {itemName(entry.title)}
          </Box>
          <Box textStyle="second" color="fg.subtle">
            <Box as="span" color="fg" fontWeight="semibold">
              {priceWords(entry)}
            </Box>
            {facts !== '' && [priceWords(entry) && ' · ', facts]}
          </Box>
        </Box>
      </chakra.button>
      {stepper ?? (!soldOut && <AddButton name={entry.title} current={false} onAdd={onAdd} />)}
    </HStack>
  );
}
