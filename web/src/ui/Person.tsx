import { Avatar } from '@chakra-ui/react/avatar';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import type { ReactNode } from 'react';
import { ownPath } from '../app/graph/ownPath.ts';
import { initials } from './initials.ts';
import { OneLine } from './OneLine.tsx';

interface Props {
  name: ReactNode;
  /** The plain name for the initials, if `name` is not only text. */
  named?: string;
  /** Below the name: number, group, billing employee. */
  second?: ReactNode;
  /** URL of the picture. */
  image?: string | null | undefined;
  /** 18 px, for the name at the top of a panel. */
  large?: boolean;
}

/** A person: avatar with picture or initials, name, and one muted line. */
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

/** The avatar alone, with the name shown beside it. Shows the initials until the picture has loaded. */
export function PersonDot({ name, image, size = 'md' }: DotProps) {
  return (
    <Avatar.Root size={size} aria-hidden>
      <Avatar.Fallback>{initials(name)}</Avatar.Fallback>
      {image != null && <Avatar.Image src={ownPath(image)} alt="" />}
    </Avatar.Root>
  );
}
