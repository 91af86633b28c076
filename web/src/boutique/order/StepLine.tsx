import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';

/** A step in the progress of an order. */
export interface WayStep {
  key: string;
  label: string;
  /** A day or a count: "18 Nov · 2 of 3 pieces". */
  fact: string;
  /** done: passed. now: current. next: to come. */
  state: 'done' | 'now' | 'next';
}

interface Props {
  label: string;
  steps: readonly WayStep[];
  /** Vertical at every width. */
  upright?: boolean;
}

const STATES = {
  done: 'orderDetails.stepDone',
  now: 'orderDetails.stepNow',
  next: 'orderDetails.stepNext',
} as const;

const Ring = chakra('span', {
  base: {
    position: 'relative',
    zIndex: 1,
    flexShrink: '0',
    boxSize: 'coin',
    borderRadius: 'full',
    border: '2px solid',
    borderColor: 'border.emphasized',
    bg: 'bg',
  },
});

const RINGS = {
  done: { bg: 'accent.solid', borderColor: 'accent.solid' },
  now: { borderColor: 'accent.solid', borderWidth: '4px' },
  next: {},
};

/** The progress of an order as steps on a line, accented up to the current one. */
export function StepLine({ label, steps, upright = false }: Props) {
  const flows = upright ? undefined : { lg: 'row' };
  return (
    <chakra.ol aria-label={label} display="flex" flexDirection={{ base: 'column', ...flows }}>
      {steps.map(({ key, label: name, fact, state }, at) => {
        const last = at === steps.length - 1;
        const reached = state === 'done';
        return (
          <Box
            key={key}
            asChild
            position="relative"
            display="flex"
            flexDirection={{ base: 'row', ...(upright ? {} : { lg: 'column' }) }}
            gap={{ base: '3', ...(upright ? {} : { lg: '1.5' }) }}
            flex={upright ? 'none' : { lg: last ? 'none' : '1' }}
            pb={{ base: last ? '0' : '4', ...(upright ? {} : { lg: '0' }) }}
            pe={upright ? '0' : { lg: '3' }}
            minW="0"
          >
            <li {...(state === 'now' && { 'aria-current': 'step' })}>
              {!last && (
                <Box
                  aria-hidden
                  position="absolute"
                  bg={reached ? 'accent.solid' : 'border'}
                  insetStart="6px"
                  top="2"
                  bottom="-2"
                  w="2px"
                  {...(!upright && { hideFrom: 'lg' })}
                />
              )}
              {!last && !upright && (
                <Box
                  aria-hidden
                  hideBelow="lg"
                  position="absolute"
                  bg={reached ? 'accent.solid' : 'border.inverted'}
                  insetStart="2"
                  insetEnd="-2"
                  top="6px"
                  h="2px"
                />
              )}
              <Ring {...RINGS[state]} mt={{ base: '1', ...(upright ? {} : { lg: '0' }) }} aria-hidden />
              <Box
                flex="1"
                minW="0"
                display="flex"
                flexWrap="wrap"
                justifyContent="space-between"
                columnGap="3"
                flexDirection={upright ? undefined : { lg: 'column' }}
              >
                <Box
                  fontWeight={state === 'next' ? 'normal' : 'semibold'}
                  color={state === 'now' ? 'accent.fg' : state === 'next' ? 'fg.muted' : 'fg'}
                >
                  {name}
                  <Span srOnly>{`, ${formatMessage(STATES[state])}`}</Span>
                </Box>
                <Box textStyle="second" color="fg.muted">
                  {fact}
                </Box>
              </Box>
            </li>
          </Box>
        );
      })}
    </chakra.ol>
  );
}
