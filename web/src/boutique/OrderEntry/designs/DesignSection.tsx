import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { HStack } from '@chakra-ui/react/stack';
import { Tabs } from '@chakra-ui/react/tabs';
import { Check, ImagePlus, LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import type { Entry } from '../entry/useEntry.ts';
import { chosenAreas, type Garment } from '../shop/garment.ts';
import { chosenIn, withChosen } from './chosen.ts';
import { DesignTiles } from './DesignTiles.tsx';

/** The design areas of the garment, one at a time, with buttons for all of them and for patterns. */
export function DesignSection({ entry, garment }: { entry: Entry; garment: Garment }) {
  const { item, setItem, ask } = entry;
  const [shown, setShown] = useState<string>();
  const areas = chosenAreas(garment);
  const current = areas.find(({ id }) => id === shown) ?? areas[0];
  const patterns = [...item.patterns, ...item.customPatterns];
  const ways = (
    <HStack gap="0" ms="auto" flexShrink="0" flexWrap={{ base: 'wrap', md: 'nowrap' }}>
      {areas.length > 1 && (
        <Button variant="plain" onClick={() => ask('designs')}>
          <LayoutGrid strokeWidth={1.75} aria-hidden />
          {formatMessage('orderEntry.selectDesigns')}
        </Button>
      )}
      <Button variant="plain" onClick={() => ask('patterns')}>
        <ImagePlus strokeWidth={1.75} aria-hidden />
        {patterns.length === 0
          ? formatMessage('orderEntry.selectPattern')
          : patterns.map(({ name }) => name).join(', ')}
      </Button>
    </HStack>
  );
  if (current === undefined) {
    return (
      <HStack layerStyle="section" justify="space-between" gap="3" flexWrap="wrap">
        <Box color="fg.muted">{formatMessage('orderEntry.noDesigns')}</Box>
        {ways}
      </HStack>
    );
  }
  return (
    <Tabs.Root
      value={current.id}
      onValueChange={({ value }) => setShown(value)}
      borderTop="2px solid"
      borderColor="border.inverted"
      minW="0"
      lazyMount
      unmountOnExit
    >
      <HStack gap="2" flexWrap={{ base: 'wrap', md: 'nowrap' }} mb="2">
        <Tabs.List
          border="none"
          mt="-2px"
          overflowX="auto"
          minW="0"
          aria-label={formatMessage('orderEntry.designs')}
        >
          {areas.map((area) => (
            <Tabs.Trigger key={area.id} value={area.id} whiteSpace="nowrap">
              {area.name}
              {chosenIn(item, area).length > 0 && (
                <>
                  <Check size={16} strokeWidth={2} aria-hidden />
                  <Span srOnly>{formatMessage('orderEntry.chosen')}</Span>
                </>
              )}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {ways}
      </HStack>
      {areas.map((area) => (
        <Tabs.Content key={area.id} value={area.id}>
          <DesignTiles
            area={area}
            chosen={chosenIn(item, area)}
            onChosen={(chosen) => setItem(withChosen(item, area, chosen))}
          />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
