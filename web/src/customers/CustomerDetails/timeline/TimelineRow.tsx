import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { CircleHelp } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { TimelineRow_entry$key } from '../../../__generated__/TimelineRow_entry.graphql.ts';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { ICONS } from './kinds.ts';
import { TimelineTag } from './TimelineTag.tsx';
import { entryTextsOf } from './entryTexts.ts';

interface Props {
  entry: TimelineRow_entry$key;
  onOpen: (document: string) => void;
  onReceipt: (receipt: { id: string; number: string }) => void;
}

const title = {
  textStyle: 'rowTitle',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'button',
  _hover: { textDecoration: 'underline' },
} as const;

/** A timeline entry: what, when, by whom, amount and state. Bills and receipts open over the screen. */
export function TimelineRow({ entry, onOpen, onReceipt }: Props) {
  const { at, record } = useFragment(
    graphql`
      fragment TimelineRow_entry on TimelineEntry {
        at
        record {
          __typename
          ...entryTexts_record
          ...TimelineTag_record
        }
      }
    `,
    entry,
  );
  const { time, dateTimeNear, dayOf, today } = useShopClock();
  const texts = entryTextsOf(record);
  const { name, who, more, amount, document, appointment, receipt } = texts;
  const Icon = ICONS[record.__typename] ?? CircleHelp;
  const day = dayOf(at);
  const second = [day > today ? dateTimeNear(at) : time(at), more, who].filter(Boolean).join(' · ');
  const open =
    (document !== undefined && (() => onOpen(document))) || (receipt && (() => onReceipt(receipt)));
  return (
    <Box asChild py="2" borderBottom="1px solid" borderColor="border">
      <li>
        <HStack gap="3" align="start">
          <Box p="2" bg="bg.muted" color="fg.muted" borderRadius="full" flexShrink="0">
            <Icon size={18} strokeWidth={1.75} aria-hidden />
          </Box>
          <Box minW="0" flex="1">
            {open && (
              <chakra.button type="button" {...title} onClick={open}>
                {name}
              </chakra.button>
            )}
            {appointment !== undefined && (
              <chakra.span {...title} asChild>
                <Link to={`/Calendar?${new URLSearchParams({ view: 'day', day, open: appointment })}`}>
                  {name}
                </Link>
              </chakra.span>
            )}
            {!open && appointment === undefined && (
              <Box textStyle="rowTitle" overflowWrap="anywhere">
                {name}
              </Box>
            )}
            <Box textStyle="second" color="fg.subtle">
              {second}
            </Box>
          </Box>
          <HStack gap="3" flexShrink="0" flexWrap="wrap" justify="flex-end" maxW="1/2">
            {amount !== undefined && <MoneyText amount={amount} />}
            <TimelineTag record={record} at={at} />
          </HStack>
        </HStack>
      </li>
    </Box>
  );
}
