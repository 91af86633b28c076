import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { chosenIn, withChosen } from '../designs/chosen.ts';
import { DesignTiles } from '../designs/DesignTiles.tsx';
import type { Entry } from '../entry/useEntry.ts';
import type { Garment } from '../shop/garment.ts';

/** A phone shows one design area at a time, with the way to the next one. */
export function PhoneDesigns({ entry: { item, setItem }, garment }: { entry: Entry; garment: Garment }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [at, setAt] = useState(0);
  const areas = garment.areas.filter(({ options }) => options.length > 0);
  const area = areas[at];
  if (area === undefined) return <Box color="fg.muted">{formatMessage('orderEntry.noDesigns')}</Box>;
  const [before, next] = [areas[at - 1], areas[at + 1]];
  const go = (place: number): void => {
    setAt(place);
    heading.current?.focus();
  };
  return (
    <Box asChild layerStyle="section" minW="0">
      <section aria-labelledby={id}>
        <HStack justify="space-between" gap="3" mb="2">
          <Box asChild textStyle="section" outline="none">
            <h2 id={id} ref={heading} tabIndex={-1}>
              {area.name}
            </h2>
          </Box>
          <Box color="fg.muted">{formatMessage('orderEntry.areaOf', { n: at + 1, count: areas.length })}</Box>
        </HStack>
        <DesignTiles
          key={area.id}
          area={area}
          chosen={chosenIn(item, area)}
          onChosen={(chosen) => setItem(withChosen(item, area, chosen))}
        />
        <HStack justify="space-between" gap="3" mt="3">
          {before && (
            <Button
              variant="outline"
              size="lg"
              aria-label={formatMessage('orderEntry.previousArea', { name: before.name })}
              onClick={() => go(at - 1)}
            >
              <ArrowLeft strokeWidth={1.75} aria-hidden />
            </Button>
          )}
          {next && (
            <Button
              variant="outline"
              size="lg"
              flex="1"
              aria-label={formatMessage('orderEntry.nextArea', { name: next.name })}
              onClick={() => go(at + 1)}
            >
              {next.name}
              <ArrowRight strokeWidth={1.75} aria-hidden />
            </Button>
          )}
        </HStack>
      </section>
    </Box>
  );
}
