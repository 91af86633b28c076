import { checkDoorDay, formatDay, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useNavigate } from 'react-router-dom';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { PageContent } from '../../../ui/Page.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Part } from '../../../ui/Part.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { doorAddress } from './address.ts';
import { DayChooser } from './DayChooser.tsx';
import { VisitsOfDay } from './VisitsOfDay.tsx';

interface Props {
  /** The URL parameter: a day, or invalid text. */
  day: string;
  /** Global id of a branch; '' for all. */
  branch: string;
}

/** The visits of a day other than today. */
export function OtherDay({ day, branch }: Props) {
  const { today } = useShopClock();
  const navigate = useNavigate();
  const show = (next: string, at = branch) =>
    void navigate(doorAddress(next, { today, branch: at }), { replace: true });
  const isGood = checkDoorDay(day, today) === undefined;
  return (
    <>
      <PageHeader
        title={
          isGood ? formatMessage('door.titleOn', { day: formatDay(day) }) : formatMessage('door.otherDays')
        }
        back={doorAddress(today, { today, branch })}
      />
      <PageContent>
        <Box maxW={{ md: 'dialog' }} w="full" mx={{ md: 'auto' }}>
          <DayChooser day={day} onDay={show} />
          {isGood && (
            <Part
              key={`${day} ${branch}`}
              title={formatMessage('door.dayFailed')}
              skeleton={<SkeletonRows rows={8} />}
            >
              {(attempt) => (
                <VisitsOfDay day={day} branch={branch} attempt={attempt} onBranch={(at) => show(day, at)} />
              )}
            </Part>
          )}
        </Box>
      </PageContent>
    </>
  );
}
