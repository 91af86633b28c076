import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { CircleCheck, Info, Scissors, TriangleAlert, type LucideIcon } from 'lucide-react';
import { TYPES } from './address.ts';

type Type = (typeof TYPES)[number]['value'];

const LOOKS: Record<Type, { icon: LucideIcon; color: string }> = {
  INFO: { icon: Info, color: 'process.fg' },
  SUCCESS: { icon: CircleCheck, color: 'paid.fg' },
  WARNING: { icon: TriangleAlert, color: 'part.fg' },
  ORDER: { icon: Scissors, color: 'accent.fg' },
};

const isKnown = (type: string): type is Type => type in LOOKS;

/** The icon of a notification's kind, with a text for screen readers. */
export function TypeIcon({ type }: { type: string }) {
  // A newer server may send other kinds.
  const known = isKnown(type) ? type : 'INFO';
  const { icon: Icon, color } = LOOKS[known];
  const word = TYPES.find(({ value }) => value === known)?.word ?? 'info';
  return (
    <Box color={color} flexShrink="0">
      <Icon size={22} strokeWidth={1.75} aria-hidden />
      <Box srOnly>{formatMessage(`notifications.type.${word}`)}</Box>
    </Box>
  );
}
