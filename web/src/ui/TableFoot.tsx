import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { countText } from './counted.ts';
import { isForField, Kbd } from './Kbd.tsx';
import { useLetterKeys } from './shortcuts.ts';

/** Shortcuts of this screen with their label: [['ArrowUp', 'ArrowDown'], 'move']. */
export type KeyHint = readonly [keys: readonly string[], word: string];

interface Props {
  hints?: readonly KeyHint[];
  /** The shown range of rows, `from` counts from 1. Without it there is no pagination. */
  range?: { from: number; to: number; total: number };
  /** Undefined if there is no such page. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** On the right, without pagination: "612 customers". */
  children?: ReactNode;
}

/** The foot of a table: keyboard hints on the left, "1–10 of 148" and arrows on the right. */
export function TableFoot({ hints = [], range, onPrevious, onNext, children }: Props) {
  const [letters] = useLetterKeys();
  const shown = hints.filter(([keys]) => letters || !keys.some((key) => key.length === 1));
  return (
    <HStack
      minH="control.lg"
      px={{ base: '4', md: '5' }}
      justify="space-between"
      borderTop="1px solid"
      borderColor="border"
      color="fg.muted"
      flexShrink="0"
    >
      <HStack gap="4" hideBelow="md" css={{ '@media (hover: none)': { display: 'none' } }}>
        {shown.map(([keys, word]) => (
          <HStack key={word} gap="1.5" {...(isForField(keys) && { 'data-typed': '' })}>
            <Kbd keys={keys} />
            {word}
          </HStack>
        ))}
      </HStack>
      {children}
      {range && range.total > 0 && (
        <HStack gap="2" ms="auto">
          <span>
            {formatMessage('shell.range', {
              from: countText(range.from),
              to: countText(range.to),
              total: countText(range.total),
            })}
          </span>
          <Button
            variant="plain"
            size="sm"
            px="0"
            aria-label={formatMessage('shell.previousPage')}
            disabled={onPrevious === undefined}
            onClick={onPrevious}
          >
            <ChevronLeft strokeWidth={1.75} aria-hidden />
          </Button>
          <Button
            variant="plain"
            size="sm"
            px="0"
            aria-label={formatMessage('shell.nextPage')}
            disabled={onNext === undefined}
            onClick={onNext}
          >
            <ChevronRight strokeWidth={1.75} aria-hidden />
          </Button>
        </HStack>
      )}
    </HStack>
  );
}
