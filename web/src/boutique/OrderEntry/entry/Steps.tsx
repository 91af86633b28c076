import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import type { OrderDraft } from '../draft/orderDraft.ts';

const STEPS = [
  { step: 'items', label: 'orderEntry.stepItems' },
  { step: 'review', label: 'orderEntry.stepReview' },
] as const;

/** Shows the current step: Items, Review. */
export function Steps({ step }: { step: OrderDraft['step'] }) {
  return (
    <HStack asChild gap="3" hideBelow="md" listStyleType="none">
      <ol aria-label={formatMessage('orderEntry.steps')}>
        {STEPS.map(({ step: one, label }, index) => (
          <HStack
            key={one}
            asChild
            gap="2"
            color={one === step ? 'fg' : 'fg.muted'}
            fontWeight={one === step ? 'semibold' : 'normal'}
          >
            <li {...(one === step && { 'aria-current': 'step' as const })}>
              {index > 0 && <Box w="8" borderTop="1px solid" borderColor="border.emphasized" aria-hidden />}
              <Box
                aria-hidden
                boxSize="6"
                borderRadius="full"
                display="inline-flex"
                alignItems="center"
                justifyContent="center"
                textStyle="caption"
                {...(one === step
                  ? { bg: 'accent.solid', color: 'accent.contrast' }
                  : { border: '1px solid', borderColor: 'border.emphasized' })}
              >
                {index + 1}
              </Box>
              {formatMessage(label)}
            </li>
          </HStack>
        ))}
      </ol>
    </HStack>
  );
}
