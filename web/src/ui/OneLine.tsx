import { Box, type BoxProps } from '@chakra-ui/react/box';

/**
 * Text on one line that ends in an ellipsis where there is no more room. Unlike `truncate` it gives way in a table's
 * cell too: one name that was typed without spaces would otherwise push the other columns out of sight.
 */
export function OneLine(props: BoxProps) {
  return <Box lineClamp="1" wordBreak="break-all" {...props} />;
}
