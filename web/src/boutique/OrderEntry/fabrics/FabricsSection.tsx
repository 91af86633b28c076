import { fabricAmount, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Plus } from 'lucide-react';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { elementId } from '../entry/elements.ts';
import type { Entry } from '../entry/useEntry.ts';
import { fabricProblem, fabricText } from './fabricText.ts';

/** Fabric of the shop that goes into each piece, with its cost; opens the dialog that edits it. */
export function FabricsSection({ entry }: { entry: Entry }) {
  const { item, at, ask, problems, mayChooseFabrics } = entry;
  const { fabrics = [] } = item;
  if (!mayChooseFabrics && fabrics.length === 0) return null;
  const wrong = fabricProblem(problems, at);
  return (
    <Box layerStyle="section" id={elementId('fabrics')}>
      <HStack justify="space-between" gap="3">
        <Box asChild textStyle="section">
          <h2>{formatMessage('fabric.title')}</h2>
        </Box>
        {mayChooseFabrics && (
          <Button
            variant="plain"
            px="2"
            aria-label={formatMessage('fabric.add')}
            aria-invalid={wrong !== undefined}
            onClick={() => ask('fabrics')}
          >
            <Plus strokeWidth={1.75} aria-hidden />
          </Button>
        )}
      </HStack>
      {fabrics.length === 0 && <Box color="fg.muted">{formatMessage('fabric.none')}</Box>}
      {fabrics.map((fabric) => (
        <HStack
          key={`${fabric.product}/${fabric.variant}`}
          justify="space-between"
          gap="3"
          py="1.5"
          borderBottom="1px solid"
          borderColor="border"
        >
          <Box minW="0" overflowWrap="anywhere">
            {fabricText(fabric)}
          </Box>
          <MoneyText amount={fabricAmount(fabric)} fontWeight="semibold" />
        </HStack>
      ))}
      {wrong !== undefined && (
        <Box role="alert" color="due.fg" pt="1">
          {wrong}
        </Box>
      )}
    </Box>
  );
}
