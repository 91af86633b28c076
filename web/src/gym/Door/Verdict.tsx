import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { CalendarClock, CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { PersonDot } from '../../ui/Person.tsx';
import { endText, isOpen, planText, wordOf, type Shown } from './shown.ts';

/** How long "Come in" is shown; a refusal is shown until the next entry. */
const STANDS_MS = 6000;
/** Vibration pattern: once for in, twice for a refusal. */
const BUZZ = { in: [80], out: [120, 90, 120] };

interface Props {
  shown: Shown;
  onEnd: () => void;
}

/**
 * The verdict: full width in green or red, with an icon, a word and the name, legible from two metres and
 * without colour vision.
 */
export function Verdict({ shown, onEnd }: Props) {
  const { member, cameAt } = shown;
  const { time } = useShopClock();
  const open = isOpen(shown);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    // Not all browsers support vibration.
    (navigator.vibrate as typeof navigator.vibrate | undefined)?.call(navigator, open ? BUZZ.in : BUZZ.out);
    if (!open) return undefined;
    const timer = setTimeout(() => end(), STANDS_MS);
    return () => clearTimeout(timer);
  }, [open]);
  const Sign = open ? CircleCheck : CircleX;
  const soon = endText(shown);
  return (
    <Box>
      <Box
        role={open ? 'status' : 'alert'}
        display="flex"
        flexDirection="column"
        alignItems="center"
        justifyContent="center"
        gap="2"
        minH="56"
        px="4"
        py="4"
        bg={open ? 'paid.fg' : 'due.solid'}
        color={open ? 'bg' : 'due.contrast'}
      >
        <Sign size={64} strokeWidth={1.5} aria-hidden />
        <Box textStyle="verdict" textAlign="center">
          {wordOf(shown)}
        </Box>
        <HStack gap="3">
          <PersonDot name={member.name} image={member.image} size="lg" />
          <Box>
            <Box textStyle="person">{member.name}</Box>
            <Box>{planText(member)}</Box>
          </Box>
        </HStack>
      </Box>
      {(soon !== undefined || cameAt !== undefined) && (
        <HStack gap="3" px="4" py="3" bg="part.subtle" color="part.fg">
          <CalendarClock size={20} strokeWidth={1.75} aria-hidden />
          {cameAt === undefined ? soon : formatMessage('door.again', { time: time(cameAt) })}
        </HStack>
      )}
    </Box>
  );
}
