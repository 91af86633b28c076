import { Avatar } from '@chakra-ui/react/avatar';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import type { ReactNode } from 'react';
import { ownPath } from '../app/graph/ownPath.ts';
import { initials } from './initials.ts';
import { OneLine } from './OneLine.tsx';

interface Props {
  name: ReactNode;
  /** The name as text, where it is more than that: for the initials. */
  named?: string;
  /** Under the name: number, group, who billed. */
  second?: ReactNode;
  /** Address of the picture. */
  image?: string | null | undefined;
  /** The name as the head of a panel, 18 px. */
  large?: boolean;
}

/** A person: picture or initials in a round, name, one quiet line. */
export function Person({ name, named, second, image, large = false }: Props) {
  return (
    <HStack gap="3" minW="0">
      <PersonDot name={named ?? (typeof name === 'string' ? name : '')} image={image} />
      <Box minW="0">
        <OneLine textStyle={large ? 'person' : 'rowTitle'}>{name}</OneLine>
        {second !== undefined && (
          <OneLine textStyle="second" color="fg.subtle">
            {second}
          </OneLine>
        )}
      </Box>
    </HStack>
  );
}

interface DotProps extends Pick<Props, 'image'> {
  name: string;
  size?: 'sm' | 'md' | 'lg';
}

/** The round alone; the name is said beside it. The initials stand there until the picture does. */
export function PersonDot({ name, image, size = 'md' }: DotProps) {
  return (
    <Avatar.Root size={size} aria-hidden>
      <Avatar.Fallback>{initials(name)}</Avatar.Fallback>
      {image != null && <Avatar.Image src={ownPath(image)} alt="" />}
    </Avatar.Root>
  );
}
