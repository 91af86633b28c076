import { formatCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { Info } from 'lucide-react';
import type { ChosenContact } from './useChosen.ts';

/** Warns which employees lose contacts, before they are assigned. */
export function MovedToo({ contacts, to }: { contacts: readonly ChosenContact[]; to: string }) {
  const byEmployee = Map.groupBy(contacts, ({ employee }) => employee);
  const others = [...byEmployee].flatMap(([name, those]) =>
    name === null || name === to ? [] : [{ name, n: those.length }],
  );
  if (others.length === 0) return null;
  return (
    <HStack asChild align="flex-start" gap="2" color="fg.muted">
      <output>
        <Box pt="0.5" flexShrink="0">
          <Info size={16} strokeWidth={2} aria-hidden />
        </Box>
        <Box>
          {others.map(({ name, n }) => (
            <Box key={name}>{formatCount('contacts.moveToo', n, { name })}</Box>
          ))}
        </Box>
      </output>
    </HStack>
  );
}
