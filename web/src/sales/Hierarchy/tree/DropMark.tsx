import type { Position } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { indent } from './indent.ts';

interface Props {
  level: number;
  /** `below`: before its first child. */
  at: Position | 'below';
}

/** Indicates the drop position: a line before or after a row, or a frame around the target row. */
export function DropMark({ level, at }: Props) {
  if (at === 'inside') {
    return (
      <Box
        position="absolute"
        inset="0"
        border="2px solid"
        borderColor="accent.solid"
        borderRadius="l2"
        pointerEvents="none"
      />
    );
  }
  return (
    <Box
      position="absolute"
      insetEnd="0"
      insetStart={indent(at === 'below' ? level + 1 : level)}
      {...(at === 'before' ? { top: '0' } : { bottom: '0' })}
      borderTop="3px solid"
      borderColor="accent.solid"
      pointerEvents="none"
    />
  );
}
