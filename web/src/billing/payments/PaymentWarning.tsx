import { Box } from '@chakra-ui/react/box';

/** A warning that blocks nothing. */
export function PaymentWarning({ text }: { text: string }) {
  return (
    <Box as="output" display="block" color="part.fg" textStyle="second">
      {text}
    </Box>
  );
}
