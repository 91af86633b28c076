import { formatDay, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack, VStack } from '@chakra-ui/react/stack';
import { Pencil, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useOnline } from '../../app/network/useOnline.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { HeldButton } from '../../ui/HeldButton.tsx';
import type { KnownMember } from './doorList.ts';
import { LetIn } from './LetIn.tsx';
import { RenewAtDoor } from './RenewAtDoor.tsx';

interface Props {
  member: KnownMember;
  onLetIn: (note: string) => void;
  /** The membership was renewed: the list is another one. */
  onRenewed: () => void;
}

/** What a member who is not let in can do: renew, or be let in with a note. */
export function NotIn({ member, onLetIn, onRenewed }: Props) {
  const { name, planName, startsOn, endsOn, lastVisit } = member;
  const { dateTimeNear } = useShopClock();
  const online = useOnline();
  const [asked, setAsked] = useState<'renew' | 'letIn'>();
  const facts = [
    ...(planName == null ? [] : [[formatMessage('door.plan'), planName]]),
    [
      formatMessage('door.runs'),
      formatMessage('members.runs', { from: formatDay(startsOn), to: formatDay(endsOn) }),
    ],
    [
      formatMessage('door.lastVisit'),
      lastVisit == null ? formatMessage('door.never') : dateTimeNear(lastVisit),
    ],
  ];
  return (
    <Box asChild borderTop="2px solid" borderColor="border.inverted" pt="2">
      <section aria-label={formatMessage('door.toComeIn')}>
        <Box asChild textStyle="section" minH="9">
          <h2>{formatMessage('door.toComeIn')}</h2>
        </Box>
        <Box asChild>
          <dl>
            {facts.map(([label, value]) => (
              <HStack
                key={label}
                justify="space-between"
                gap="4"
                minH="row.tall"
                borderBottom="1px solid"
                borderColor="border"
              >
                <Box asChild color="fg.muted">
                  <dt>{label}</dt>
                </Box>
                <Box asChild textAlign="end">
                  <dd>{value}</dd>
                </Box>
              </HStack>
            ))}
          </dl>
        </Box>
        <VStack align="stretch" gap="3" mt="4">
          <HeldButton
            size="lg"
            held={online ? undefined : formatMessage('door.renewOffline')}
            onClick={() => setAsked('renew')}
          >
            <RefreshCw strokeWidth={1.75} aria-hidden />
            {formatMessage('door.renew')}
          </HeldButton>
          <Button size="lg" variant="outline" onClick={() => setAsked('letIn')}>
            <Pencil strokeWidth={1.75} aria-hidden />
            {formatMessage('door.letIn')}
          </Button>
        </VStack>
        {asked === 'letIn' && (
          <LetIn
            name={name}
            onLetIn={(note) => {
              setAsked(undefined);
              onLetIn(note);
            }}
            onClose={() => setAsked(undefined)}
          />
        )}
        {asked === 'renew' && (
          <RenewAtDoor id={member.memberId} onRenewed={onRenewed} onEnd={() => setAsked(undefined)} />
        )}
      </section>
    </Box>
  );
}
