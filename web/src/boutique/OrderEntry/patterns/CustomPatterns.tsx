import { formatMessage, type CustomPattern as CustomPatternRule } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Plus } from 'lucide-react';
import { newKey } from '../../../app/key.ts';
import type { CustomPattern } from '../draft/orderDraft.ts';
import type { OrderProblems } from '../draft/orderProblems.ts';
import type { ShopStage } from '../shop/useShop.ts';
import { CustomPatternFields } from './CustomPatternFields.tsx';

interface Props {
  patterns: readonly CustomPattern[];
  stages: readonly ShopStage[];
  problems: OrderProblems;
  onPatterns: (patterns: readonly CustomPattern[]) => void;
}

const amountsOf = (stagePrices: CustomPattern['stagePrices']): number[] =>
  Object.values(stagePrices).map((amount) => amount ?? 0);

/** A custom pattern as input of its rules. */
export const sumsOf = ({ name, price, images, stagePrices }: CustomPattern): CustomPatternRule => ({
  name,
  price,
  images: images.length,
  stagePrices: amountsOf(stagePrices),
});

const empty = (): CustomPattern => ({
  key: newKey(),
  name: '',
  price: 0,
  images: [],
  stagePrices: {},
  keep: false,
});

/**
 * "Upload Custom": patterns that the customer brought, each with a name, price, pictures and stage prices.
 */
export function CustomPatterns({ patterns, stages, problems, onPatterns }: Props) {
  return (
    <Box display="flex" flexDirection="column" gap="5">
      {patterns.map((pattern, at) => (
        <CustomPatternFields
          key={pattern.key}
          pattern={pattern}
          n={at + 1}
          stages={stages}
          problem={(field) => problems[`customPatterns.${at}.${field}`]}
          onChange={(change) =>
            onPatterns(patterns.map((one) => (one.key === pattern.key ? { ...one, ...change } : one)))
          }
          onRemove={() => onPatterns(patterns.filter(({ key }) => key !== pattern.key))}
        />
      ))}
      <Box>
        <Button variant="outline" onClick={() => onPatterns([...patterns, empty()])}>
          <Plus strokeWidth={1.75} aria-hidden />
          {formatMessage('orderEntry.addCustom')}
        </Button>
      </Box>
    </Box>
  );
}
