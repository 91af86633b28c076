import { Box } from '@chakra-ui/react/box';

/** Flash in accent tint on a newly added line. */
export function Flash() {
  return <Box aria-hidden position="absolute" inset="0" animation="flash 600ms ease-out" />;
}
