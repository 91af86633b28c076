import { Avatar } from '@chakra-ui/react/avatar';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import type { ReactNode } from 'react';
import { initials } from './initials.ts';

interface Props {
  name: string;
  /** Under the name: number, group, who billed. */
  second?: ReactNode;
  /** The name as the head of a panel, 18 px. */
  large?: boolean;
}

/** A person: initials in a round, name, one quiet line. */
export function Person({ name, second, large = false }: Props) {
  return (
    <HStack gap="3" minW="0">
      <PersonDot name={name} />
      <Box minW="0">
        <Box textStyle={large ? 'person' : 'rowTitle'} truncate>
          {name}
        </Box>
        {second !== undefined && (
          <Box textStyle="second" color="fg.subtle" truncate>
            {second}
          </Box>
        )}
      </Box>
    </HStack>
  );
}

/** The round alone; the name is said beside it. */
export function PersonDot({ name, small = false }: { name: string; small?: boolean }) {
  return (
    <Avatar.Root size={small ? 'sm' : 'md'} aria-hidden>
      {initials(name)}
    </Avatar.Root>
  );
}
