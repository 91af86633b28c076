import { barOf, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';
import { BarLine } from './BarLine.tsx';

interface Props {
  label: string;
  /** Whole per cent; the bar is limited to 100. */
  percent: number;
  /** The absolute figures: "34 of 50". */
  fact?: ReactNode;
}

/** Progress: label, percentage and figures, with a bar below. */
export function ShareBar({ label, percent, fact }: Props) {
  const id = useId();
  return (
    <Box py="2">
      <HStack justify="space-between" mb="1" gap="3">
        <span id={id}>{label}</span>
        <Box as="span" textAlign="end">
          <Box as="span" fontWeight="semibold">
            {formatMessage('dashboard.percent', { n: percent })}
          </Box>{' '}
          {fact !== undefined && (
            <Box as="span" color="fg.subtle">
              {fact}
            </Box>
          )}
        </Box>
      </HStack>
      <chakra.progress srOnly aria-labelledby={id} value={barOf(percent)} max={100} />
      <BarLine percent={percent} />
    </Box>
  );
}
