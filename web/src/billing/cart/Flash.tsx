import { Box } from '@chakra-ui/react/box';

/** A newly added line flashes in accent tint. */
export function Flash() {
  return <Box aria-hidden position="absolute" inset="0" animation="flash 600ms ease-out" />;
}
