import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Pencil, Trash2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { PatternCard_pattern$key } from '../../__generated__/PatternCard_pattern.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { PatternPictures } from './PatternPictures.tsx';

interface Props {
  pattern: PatternCard_pattern$key;
  /** Undefined if the user may not. */
  onEdit: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}

/** A pattern: pictures, name, price and stage prices. */
export function PatternCard({ pattern, onEdit, onDelete }: Props) {
  const { name, price, images, stagePrices } = useFragment(
    graphql`
      fragment PatternCard_pattern on Pattern {
        name
        price
        images
        stagePrices {
          name
          amount
        }
      }
    `,
    pattern,
  );
  return (
    <Box asChild border="1px solid" borderColor="border" borderRadius="l2" overflow="hidden">
      <li>
        <PatternPictures name={name} images={images} />
        <Box px="3" pt="3">
          <HStack gap="2" align="baseline">
            <Box asChild flex="1" minW="0" textStyle="rowTitle" overflowWrap="anywhere">
              <h3>{name}</h3>
            </Box>
            <MoneyText amount={paiseOf(price)} fontWeight="semibold" />
          </HStack>
          {stagePrices.length > 0 && (
            <Box asChild mt="2" aria-label={formatMessage('designScreen.stagePrices')}>
              <ul>
                {stagePrices.map((stage) => (
                  <HStack key={stage.name} asChild justify="space-between" gap="2" listStyleType="none">
                    <Box asChild textStyle="second" color="fg.muted" py="0.5">
                      <li>
                        <Box minW="0" overflowWrap="anywhere">
                          {stage.name}
                        </Box>
                        <MoneyText amount={paiseOf(stage.amount)} />
                      </li>
                    </Box>
                  </HStack>
                ))}
              </ul>
            </Box>
          )}
        </Box>
        <HStack justify="flex-end" gap="0" px="1" pb="1" minH="control.sm">
          {onEdit && (
            <Button
              variant="plain"
              size="sm"
              px="0"
              aria-label={formatMessage('patternScreen.edit', { name })}
              onClick={onEdit}
            >
              <Pencil strokeWidth={1.75} aria-hidden />
            </Button>
          )}
          {onDelete && (
            <Button
              variant="plain"
              size="sm"
              px="0"
              aria-label={formatMessage('designScreen.delete', { name })}
              onClick={onDelete}
            >
              <Trash2 strokeWidth={1.75} aria-hidden />
            </Button>
          )}
        </HStack>
      </li>
    </Box>
  );
}
