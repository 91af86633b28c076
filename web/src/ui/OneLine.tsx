import { Box, type BoxProps } from '@chakra-ui/react/box';

/**
 * Text on one line that is truncated with an ellipsis. Unlike `truncate` it also shrinks in a table cell: otherwise
 * one long word would push the other columns out of view.
 */
export function OneLine(props: BoxProps) {
  return <Box lineClamp="1" wordBreak="break-all" {...props} />;
}
