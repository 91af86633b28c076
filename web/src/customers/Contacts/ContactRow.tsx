import { mobileText, relativeTime, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { MessageCircle, Phone } from 'lucide-react';
import { memo, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { ContactRow_contact$key } from '../../__generated__/ContactRow_contact.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { OneLine } from '../../ui/OneLine.tsx';
import { Person, PersonDot } from '../../ui/Person.tsx';
import { Tag } from '../../ui/StatusTag.tsx';
import { usePhone, useWide } from '../../ui/useWide.ts';
import { detailsPath } from '../CustomerDetails/address.ts';
import { callAddress, chatAddress } from './addresses.ts';
import { SourceIcon } from './SourceIcon.tsx';

const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    // On a desktop, the last visit and the employee have columns; on a tablet an avatar stands for the employee.
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) auto',
      md: 'minmax(0, 1fr) auto auto',
      lg: 'minmax(0, 2fr) minmax(token(sizes.when), 1.1fr) minmax(0, 1.2fr) minmax(0, 1fr) auto',
    },
    alignItems: 'center',
    gap: '4',
    minH: { base: 'row.list', md: 'row.tall' },
    px: { base: '4', md: '0' },
    borderBottom: '1px solid',
    borderColor: 'border',
    _hover: { bg: 'bg.muted' },
    _focusWithin: { bg: 'bg.muted' },
    // Skips rendering of rows out of view, since thousands may be loaded.
    contentVisibility: 'auto',
    containIntrinsicSize: { base: 'auto 66px', md: 'auto 50px' },
  },
});

/** A link that covers the whole row; other controls are stacked above it. */
const Target = chakra(Link, { base: { _before: { content: '""', position: 'absolute', inset: '0' } } });

/**
 * Below desktop width a tag is shown beside the name only if the name fits; otherwise it wraps out of view.
 */
const NameAndTag = ({ tag, children }: { tag: string | undefined; children: ReactNode }) => (
  <Box
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    columnGap="3"
    rowGap="8"
    maxH="row.person"
    minW="0"
    overflow="hidden"
  >
    <Box flex="1 1 auto" minW="0" maxW="full">
      {children}
    </Box>
    {tag !== undefined && (
      <Box hideFrom="lg">
        <Tag tone="neutral">{tag}</Tag>
      </Box>
    )}
  </Box>
);

/** A contact: name, last visit, employee, and ways to reach them (spec 2 §3). */
export const ContactRow = memo(function ContactRow({ contact }: { contact: ContactRow_contact$key }) {
  const { id, name, mobile, image, source, lastVisit, createdAt, assignedTo, tags } = useFragment(
    graphql`
      fragment ContactRow_contact on Customer {
        id
        name
        mobile
        image
        source
        lastVisit
        createdAt
        tags
        assignedTo {
          fullName
          image
        }
      }
    `,
    contact,
  );
  const phone = usePhone();
  const wide = useWide();
  const { today, dayOf } = useShopClock();
  const [now] = useState(() => Date.now());
  const seen = lastVisit ?? createdAt;
  const when = relativeTime(now - Date.parse(seen), dayOf(seen), today);
  const visited = formatMessage(lastVisit == null ? 'contacts.addedWhen' : 'contacts.visited', { when });
  const number = mobileText(mobile);
  const tag = tags?.[0];
  return (
    <Row>
      <NameAndTag tag={tag}>
        <Person
          name={<Target to={detailsPath(id)}>{name}</Target>}
          named={name}
          image={image}
          second={wide ? number : `${number} · ${when}`}
        />
      </NameAndTag>
      {wide && (
        <HStack gap="2" minW="0" color="fg.muted">
          <SourceIcon source={source} />
          <OneLine>{visited}</OneLine>
        </HStack>
      )}
      {!phone && (
        <HStack gap="2" minW={{ base: '8', lg: '0' }} color="fg.muted" title={assignedTo?.fullName}>
          {assignedTo && <PersonDot size="sm" name={assignedTo.fullName} image={assignedTo.image} />}
          <OneLine hideBelow="lg">{assignedTo?.fullName ?? '–'}</OneLine>
          <Span srOnly hideFrom="lg">
            {assignedTo?.fullName}
          </Span>
        </HStack>
      )}
      {!phone && (
        <Box minW="0" overflow="hidden" hideBelow="lg" title={tags?.join(', ')}>
          {tag !== undefined && <Tag tone="neutral">{tag}</Tag>}
        </Box>
      )}
      {mobile != null && (
        <HStack gap="0" position="relative">
          <Button asChild variant="plain" px="0" minW="control.touch" minH="control.touch">
            <a href={callAddress(mobile)} aria-label={formatMessage('contacts.call', { name })}>
              <Phone strokeWidth={1.75} aria-hidden />
            </a>
          </Button>
          {!phone && (
            <Button asChild variant="plain" px="0" minW="control.touch">
              <a
                href={chatAddress(mobile)}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={formatMessage('contacts.message', { name })}
              >
                <MessageCircle strokeWidth={1.75} aria-hidden />
              </a>
            </Button>
          )}
        </HStack>
      )}
      {mobile == null && <Box />}
    </Row>
  );
});
