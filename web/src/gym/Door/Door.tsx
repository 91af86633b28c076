import { addDays, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { CalendarDays, Ticket, Users } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { useOnline } from '../../app/network/useOnline.ts';
import { toast } from '../../app/toast/toast.ts';
import { useScanner } from '../../catalogue/index.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorBand } from '../../ui/ErrorBand.tsx';
import { HeldButton } from '../../ui/HeldButton.tsx';
import { Labelled } from '../../ui/Labelled.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { choicesOf } from '../../ui/choicesOf.ts';
import { doorAddress } from './day/address.ts';
import { OtherDay } from './day/OtherDay.tsx';
import { DoorFoot } from './DoorFoot.tsx';
import { limitOf, type DoorList, type KnownMember } from './doorList.ts';
import { DoorSettings } from './DoorSettings.tsx';
import { HoursOfDay } from './HoursOfDay.tsx';
import { NotIn } from './NotIn.tsx';
import { SellDayPass } from './SellDayPass.tsx';
import { isOpen } from './shown.ts';
import { useDoor, type AtDoor } from './useDoor.ts';
import { Verdict } from './Verdict.tsx';
import { Visits } from './Visits.tsx';
import { WhoIsIt } from './WhoIsIt.tsx';

/**
 * "Door": says from the list on this device whether a member may come in, and records the visit (picture 31);
 * also shows the visits of other days.
 */
export default function Door() {
  const [params] = useSearchParams();
  const { today } = useShopClock();
  const asked = params.get('branch') ?? '';
  const day = params.get('day') ?? today;
  return day === today ? <AtBranch key={asked} asked={asked} /> : <OtherDay day={day} branch={asked} />;
}

/** The door of a branch; of the first one if the URL names none. */
function AtBranch({ asked }: { asked: string }) {
  const door = useDoor(asked);
  const { list, failed, refresh } = door;
  const branch = list?.branches.find(({ id }) => id === asked) ?? list?.branches[0];
  return (
    <>
      <PageHeader
        title={
          branch === undefined
            ? formatMessage('door.title')
            : formatMessage('door.titleAt', { branch: branch.name })
        }
        back="/Members"
        actions={
          list && (
            <HStack gap="2" color="fg.muted" whiteSpace="nowrap">
              <Users size={20} strokeWidth={1.75} aria-hidden />
              {formatMessage('door.inNow', { n: list.inNow })}
            </HStack>
          )
        }
      />
      {list === undefined ? (
        <PageContent>
          {failed ? (
            <ErrorBand title={formatMessage('door.loadFailed')} onRetry={() => void refresh()} />
          ) : (
            <SkeletonRows rows={6} />
          )}
        </PageContent>
      ) : branch === undefined ? (
        <PageContent>
          <EmptyState title={formatMessage('door.noBranch')}>
            <Button asChild>
              <Link to="/Branches">{formatMessage('branches.title')}</Link>
            </Button>
          </EmptyState>
        </PageContent>
      ) : (
        <OpenDoor door={door} list={list} branch={branch.id} />
      )}
    </>
  );
}

interface OpenProps {
  door: AtDoor;
  list: DoorList;
  /** Global id. */
  branch: string;
}

function OpenDoor({ door, list, branch }: OpenProps) {
  const { shown, waiting, failed, isOld, arrive, clear, refresh } = door;
  const [, setParams] = useSearchParams();
  const { today } = useShopClock();
  const [alike, setAlike] = useState<readonly KnownMember[]>([]);
  const onDigits = (digits: string): void => {
    const found = list.members.filter((member) => member.digits === digits);
    const [only] = found;
    if (only === undefined) toast.error(formatMessage('door.unknownDigits', { digits }));
    else if (found.length === 1) void arrive(only);
    else setAlike(found);
  };
  const onCode = (code: string): void => {
    const found = list.members.find((member) => member.code === code.trim());
    if (found === undefined) toast.error(formatMessage('door.unknownCode'));
    else void arrive(found);
  };
  useScanner(onCode);
  const refused = shown !== undefined && !isOpen(shown);
  return (
    <PageContent px="0" py="0" foot={<DoorFoot onDigits={onDigits} onCode={onCode} />}>
      {shown && <Verdict key={shown.key} shown={shown} onEnd={clear} />}
      <Box maxW={{ md: 'dialog' }} w="full" mx={{ md: 'auto' }} px="4" py="5">
        {shown === undefined && <Asking branch={branch} onSold={() => void refresh()} />}
        {refused && (
          <Box mb="6">
            <NotIn
              key={shown.key}
              shown={shown}
              branch={branch}
              onLetIn={(note) => void arrive(shown.member, note)}
              onChanged={() => {
                clear();
                void refresh();
              }}
            />
          </Box>
        )}
        <Visits list={list} waiting={waiting} failed={failed} isOld={isOld} />
        <HoursOfDay visits={list.visitsByHour} />
        <Button asChild variant="outline" mt="6">
          <Link to={doorAddress(addDays(today, -1), { today, branch })}>
            <CalendarDays strokeWidth={1.75} aria-hidden />
            {formatMessage('door.otherDays')}
          </Link>
        </Button>
        {list.branches.length > 1 && (
          <Box mt="6">
            <Labelled label={formatMessage('door.branch')}>
              <SelectField
                options={choicesOf(list.branches)}
                value={branch}
                onValue={(next) => setParams({ branch: next }, { replace: true })}
              />
            </Labelled>
          </Box>
        )}
        <DoorSettings limit={limitOf(list)} onSaved={() => void refresh()} />
      </Box>
      {alike.length > 0 && (
        <WhoIsIt
          members={alike}
          onChoose={(member) => {
            setAlike([]);
            void arrive(member);
          }}
          onClose={() => setAlike([])}
        />
      )}
    </PageContent>
  );
}

/** Shown while nobody is at the door: the prompt, and the day pass for visitors who are not members. */
function Asking({ branch, onSold }: { branch: string; onSold: () => void }) {
  const online = useOnline();
  const [selling, setSelling] = useState(false);
  const end = (): void => setSelling(false);
  return (
    <Box mb="5" display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
      {formatMessage('door.ask')}
      <HeldButton
        variant="outline"
        held={online ? undefined : formatMessage('dayPass.offline')}
        onClick={() => setSelling(true)}
      >
        <Ticket strokeWidth={1.75} aria-hidden />
        {formatMessage('dayPass.title')}
      </HeldButton>
      {selling && (
        <SellDayPass
          branch={branch}
          onSold={() => {
            end();
            onSold();
          }}
          onClose={end}
        />
      )}
    </Box>
  );
}
