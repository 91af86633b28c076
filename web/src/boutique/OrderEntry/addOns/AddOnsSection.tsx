import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Plus } from 'lucide-react';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import type { Entry } from '../entry/useEntry.ts';

/** The add-ons of the item with their amounts; opens the dialog that edits them. */
export function AddOnsSection({ entry: { item, ask } }: { entry: Entry }) {
  return (
    <Box layerStyle="section">
      <HStack justify="space-between" gap="3">
        <Box asChild textStyle="section">
          <h2>{formatMessage('orderEntry.addOns')}</h2>
        </Box>
        <Button
          variant="plain"
          px="2"
          aria-label={formatMessage('orderEntry.addOnAmount')}
          onClick={() => ask('addOns')}
        >
          <Plus strokeWidth={1.75} aria-hidden />
        </Button>
      </HStack>
      {item.addOns.length === 0 && <Box color="fg.muted">{formatMessage('orderEntry.noAddOns')}</Box>}
      {item.addOns.map(({ option, name, price }) => (
        <HStack
          key={`${option}/${name}`}
          justify="space-between"
          gap="3"
          py="1.5"
          borderBottom="1px solid"
          borderColor="border"
        >
          <Box minW="0" overflowWrap="anywhere">
            {name}
          </Box>
          <MoneyText amount={price} fontWeight="semibold" />
        </HStack>
      ))}
    </Box>
  );
}
