import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { chosenIn, withChosen } from '../designs/chosen.ts';
import { DesignTiles } from '../designs/DesignTiles.tsx';
import type { Entry } from '../entry/useEntry.ts';
import { chosenAreas, type Garment } from '../shop/garment.ts';

/** Shows one design area at a time on a phone; the button for the next one is in the footer. */
export function PhoneDesigns({ entry, garment }: { entry: Entry; garment: Garment }) {
  const { item, setItem, area: at, showArea } = entry;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current !== at) heading.current?.focus();
    shown.current = at;
  }, [at]);
  const areas = chosenAreas(garment);
  const area = areas[at];
  if (area === undefined) return <Box color="fg.muted">{formatMessage('orderEntry.noDesigns')}</Box>;
  const before = areas[at - 1];
  return (
    <Box asChild layerStyle="section" minW="0">
      <section aria-labelledby={id}>
        <HStack justify="space-between" gap="3" mb="2">
          <HStack gap="1" minW="0">
            {before && (
              <Button
                variant="plain"
                px="2"
                aria-label={formatMessage('orderEntry.previousArea', { name: before.name })}
                onClick={() => showArea(at - 1)}
              >
                <ArrowLeft strokeWidth={1.75} aria-hidden />
              </Button>
            )}
            <Box asChild textStyle="section" outline="none">
              <h2 id={id} ref={heading} tabIndex={-1}>
                {area.name}
              </h2>
            </Box>
          </HStack>
          <Box color="fg.muted" flexShrink="0">
            {formatMessage('orderEntry.areaOf', { n: at + 1, count: areas.length })}
          </Box>
        </HStack>
        <DesignTiles
          key={area.id}
          area={area}
          chosen={chosenIn(item, area)}
          onChosen={(chosen) => setItem(withChosen(item, area, chosen))}
        />
      </section>
    </Box>
  );
}
