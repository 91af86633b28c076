import { formatDay, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { VStack } from '@chakra-ui/react/stack';
import { Pencil, RefreshCw, Ticket } from 'lucide-react';
import { useState } from 'react';
import { useOnline } from '../../app/network/useOnline.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { HeldButton } from '../../ui/HeldButton.tsx';
import { Part } from '../../ui/Part.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { FactRows } from '../Members/FactRows.tsx';
import { RenewalFacts } from '../Members/RenewalFacts.tsx';
import type { KnownMember } from './doorList.ts';
import { LetIn } from './LetIn.tsx';
import { RenewAtDoor } from './RenewAtDoor.tsx';
import { SellDayPass } from './SellDayPass.tsx';
import { hasNoTime, type Shown } from './shown.ts';

interface Props {
  shown: Shown;
  /** Global id. */
  branch: string;
  onLetIn: (note: string) => void;
  /** The membership was renewed or a day pass sold, so the list has changed. */
  onChanged: () => void;
}

/** The options for a member who is not let in: renew, buy a day pass, or be let in with a note. */
export function NotIn({ shown, branch, onLetIn, onChanged }: Props) {
  const { member } = shown;
  const { name, memberId } = member;
  const online = useOnline();
  const [asked, setAsked] = useState<'renew' | 'letIn' | 'pass'>();
  const end = (): void => setAsked(undefined);
  const isOver = hasNoTime(shown);
  return (
    <Box asChild borderTop="2px solid" borderColor="border.inverted" pt="2">
      <section aria-label={formatMessage('door.toComeIn')}>
        <Box asChild textStyle="section" minH="9">
          <h2>{formatMessage('door.toComeIn')}</h2>
        </Box>
        {memberId != null && isOver && online && (
          <Part title={formatMessage('door.renewalFailed')} skeleton={<SkeletonRows rows={2} />}>
            {(attempt) => <RenewalFacts member={memberId} attempt={attempt} />}
          </Part>
        )}
        <Facts member={member} withPlan={!isOver || !online} />
        <VStack align="stretch" gap="3" mt="4">
          {memberId != null && (
            <HeldButton
              size="lg"
              held={online ? undefined : formatMessage('door.renewOffline')}
              onClick={() => setAsked('renew')}
            >
              <RefreshCw strokeWidth={1.75} aria-hidden />
              {formatMessage('door.renew')}
            </HeldButton>
          )}
          {memberId != null && isOver && (
            <HeldButton
              size="lg"
              variant="outline"
              held={online ? undefined : formatMessage('dayPass.offline')}
              onClick={() => setAsked('pass')}
            >
              <Ticket strokeWidth={1.75} aria-hidden />
              {formatMessage('dayPass.sell')}
            </HeldButton>
          )}
          <Button size="lg" variant="outline" onClick={() => setAsked('letIn')}>
            <Pencil strokeWidth={1.75} aria-hidden />
            {formatMessage('door.letIn')}
          </Button>
        </VStack>
        {asked === 'letIn' && (
          <LetIn
            name={name}
            onLetIn={(note) => {
              end();
              onLetIn(note);
            }}
            onClose={end}
          />
        )}
        {memberId != null && asked === 'renew' && (
          <RenewAtDoor id={memberId} onRenewed={onChanged} onEnd={end} />
        )}
        {memberId != null && asked === 'pass' && (
          <SellDayPass branch={branch} member={{ id: memberId, name }} onSold={onChanged} onClose={end} />
        )}
      </section>
    </Box>
  );
}

/** The last visit and, unless the renewal's price is shown instead, plan and days of the last period. */
function Facts({ member, withPlan }: { member: KnownMember; withPlan: boolean }) {
  const { planName, startsOn, endsOn, lastVisit } = member;
  const { dateTimeNear } = useShopClock();
  const days = { from: formatDay(startsOn), to: formatDay(endsOn) };
  const plan: [string, string][] = [
    ...(planName == null ? [] : [[formatMessage('door.plan'), planName] as [string, string]]),
    [formatMessage('door.runs'), formatMessage('members.runs', days)],
  ];
  const visit = lastVisit == null ? formatMessage('door.never') : dateTimeNear(lastVisit);
  return <FactRows facts={[...(withPlan ? plan : []), [formatMessage('door.lastVisit'), visit]]} />;
}
