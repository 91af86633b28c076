import { chakra } from '@chakra-ui/react/styled-system';
import type { Unread } from '../live/openArrivals.ts';
import { unreadFigure } from './unread.ts';

/**
 * The number of unread notifications on the corner of an icon; its text is part of the icon's accessible
 * name.
 */
export function UnreadBadge({ unread }: { unread: Unread }) {
  const figure = unreadFigure(unread);
  if (figure === undefined) return null;
  return (
    <chakra.span
      aria-hidden
      position="absolute"
      top={{ base: '1', md: '-0.5' }}
      insetEnd={{ base: '1', md: '-0.5' }}
      minW="4"
      px="1"
      borderRadius="full"
      bg="accent.solid"
      color="accent.contrast"
      textStyle="key"
      textAlign="center"
    >
      {figure}
    </chakra.span>
  );
}
