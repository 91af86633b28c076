import { mobileText, relativeTime, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { UserX } from 'lucide-react';
import { memo, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { BulkRow_contact$key } from '../../__generated__/BulkRow_contact.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { OneLine } from '../../ui/OneLine.tsx';
import { Person, PersonDot } from '../../ui/Person.tsx';
import { TickBox } from './TickBox.tsx';

interface Props {
  contact: BulkRow_contact$key;
  /** Index in the panel. */
  row: number;
  on: boolean;
  /** With Shift held: selects all up to this one. */
  onPress: (row: number, shift: boolean) => void;
  /** The row received focus. */
  onStand: (row: number) => void;
}

/** A selectable contact with its employee. Pressing anywhere in the row toggles the checkbox. */
export const BulkRow = memo(function BulkRow({ contact, row, on, onPress, onStand }: Props) {
  const { name, mobile, createdAt, assignedTo } = useFragment(
    graphql`
      fragment BulkRow_contact on Customer {
        name
        mobile
        createdAt
        assignedTo {
          fullName
          image
        }
      }
    `,
    contact,
  );
  const { today, dayOf } = useShopClock();
  const [now] = useState(() => Date.now());
  const when = relativeTime(now - Date.parse(createdAt), dayOf(createdAt), today);
  return (
    <Box
      asChild
      display="flex"
      alignItems="center"
      gap="2"
      h="row.bulk"
      px={{ base: '4', md: '0' }}
      borderBottom="1px solid"
      borderColor="border"
      bg={on ? 'accent.subtle' : undefined}
      _hover={{ bg: on ? 'accent.subtle' : 'bg.muted' }}
    >
      <li data-row={row}>
        <TickBox
          name={formatMessage('contacts.select', { name })}
          checked={on}
          onTick={(shift) => onPress(row, shift)}
          onFocus={() => onStand(row)}
        />
        {/* The row is a click target, too; keyboard and screen readers use the checkbox itself. */}
        <Box
          display="flex"
          flex="1"
          minW="0"
          gap="4"
          alignItems="center"
          aria-hidden
          cursor="button"
          userSelect="none"
          onClick={(event) => onPress(row, event.shiftKey)}
        >
          <Box flex="2" minW="0">
            <Person name={name} second={mobileText(mobile)} />
          </Box>
          <OneLine flex="1" color="fg.muted" hideBelow="md">
            {formatMessage('contacts.addedWhen', { when })}
          </OneLine>
          <HStack flex="1" minW="0" gap="2" hideBelow="md" color={assignedTo ? 'fg.muted' : 'part.fg'}>
            {assignedTo ? (
              <PersonDot size="sm" name={assignedTo.fullName} image={assignedTo.image} />
            ) : (
              <UserX size={18} strokeWidth={1.75} />
            )}
            <OneLine>{assignedTo?.fullName ?? formatMessage('contacts.nobody')}</OneLine>
          </HStack>
        </Box>
      </li>
    </Box>
  );
});
