import { appointmentTime, formatMessage, type AppointmentTime } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Plus } from 'lucide-react';
import { Suspense, use, useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { CalendarQuery } from '../../__generated__/CalendarQuery.graphql.ts';
import { ShopZone } from '../../app/clock/shopZone.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { ReloadBand } from '../../app/router/ReloadBand.tsx';
import { takeNothingFromStore } from '../../app/router/retry.ts';
import { useAddress } from '../../app/router/useAddress.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { lazyPart } from '../../ui/lazyPart.ts';
import { PageContent } from '../../ui/Page.tsx';
import { SegmentedChoice } from '../../ui/SegmentedChoice.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import { usePhone } from '../../ui/useWide.ts';
import { dayOf, DEFAULTS, rangeOf, viewOf, VIEWS } from './address.ts';
import { AppointmentDialog } from './AppointmentDialog.tsx';
import { appointmentOf } from './appointments.ts';
import { CalendarHead } from './CalendarHead.tsx';
import { MonthSkeleton } from './MonthSkeleton.tsx';
import { useMove } from './useMove.ts';
import { useOwnDays } from './useOwnDays.ts';

const CalendarGrid = lazyPart(() => import('./CalendarGrid.tsx'));
const NewAppointment = lazyPart(() => import('./NewAppointment.tsx'));

const VIEW_NAMES = { day: 'calendar.day', week: 'calendar.week', month: 'calendar.month' } as const;

/** The appointments by day, week and month (spec 2 §2). */
export default function Calendar({ queryRef }: ScreenProps<CalendarQuery>) {
  return (
    <Boundary attempt={queryRef} renderFailed={() => <Failed />}>
      <Loaded queryRef={queryRef} />
    </Boundary>
  );
}

/** Shown if the days failed to load: still names them, and allows moving to others. */
function Failed() {
  const { values: place, change } = useAddress(DEFAULTS);
  const { today } = useShopClock();
  const phone = usePhone();
  return (
    <>
      <CalendarHead
        view={viewOf(place, phone)}
        day={dayOf(place, today)}
        phone={phone}
        onDay={(next) => change({ day: next ?? '' })}
        actions={null}
      />
      <PageContent>
        <ReloadBand answered title={formatMessage('calendar.loadFailed')} />
      </PageContent>
    </>
  );
}

/** The next full hour, the default of a new appointment. */
const nextHour = ({ day, minute }: AppointmentTime): AppointmentTime => ({
  day,
  minute: Math.min(23 * 60, (Math.floor(minute / 60) + 1) * 60),
});

function Loaded({ queryRef }: ScreenProps<CalendarQuery>) {
  const { viewer } = usePreloadedQuery<CalendarQuery>(
    graphql`
      query CalendarQuery($from: Date!, $to: Date!) @preloadable {
        viewer {
          mayAdd: viewerCan(menu: CALENDAR, flag: CREATE)
          mayEdit: viewerCan(menu: CALENDAR, flag: EDIT)
          mayDelete: viewerCan(menu: CALENDAR, flag: DELETE)
          tenant {
            appointments(from: $from, to: $to) {
              ...appointments_appointment
            }
            employees(filter: { active: true }) {
              id
              fullName
            }
          }
        }
      }
    `,
    queryRef,
  );
  const zone = use(ShopZone);
  const { today } = useShopClock();
  const phone = usePhone();
  const { values: place, change } = useAddress(DEFAULTS);
  const { revalidate } = useRevalidator();
  const move = useMove(zone);
  const [placed, setPlaced] = useState<AppointmentTime>();
  const view = viewOf(place, phone);
  const day = dayOf(place, today);
  useOwnDays(zone, queryRef.variables, rangeOf(place, day));
  const mayAdd = viewer?.mayAdd === true;
  const add = (): void => setPlaced(nextHour(appointmentTime(zone, new Date())));
  useShortcut('n', add, { says: formatMessage('calendar.new'), enabled: mayAdd });
  useShortcut('d', () => change({ view: 'day' }), { says: formatMessage('calendar.day') });
  useShortcut('w', () => change({ view: 'week' }), { says: formatMessage('calendar.week') });
  useShortcut('m', () => change({ view: 'month' }), { says: formatMessage('calendar.month') });
  const rows = viewer?.tenant?.appointments;
  if (!viewer?.tenant || !rows) return <Failed />;
  const { employees } = viewer.tenant;
  const all = rows.map((one) => appointmentOf(one));
  const shown = place.employee === '' ? all : all.filter(({ employee }) => employee?.id === place.employee);
  const opened = all.find(({ id }) => id === place.open);
  const reload = (): void => void takeNothingFromStore(revalidate);

  return (
    <>
      <CalendarHead
        view={view}
        day={day}
        phone={phone}
        onDay={(next) => change({ day: next ?? '' })}
        actions={
          mayAdd && (
            <Button size="sm" onClick={add} {...(phone && { 'aria-label': formatMessage('calendar.new') })}>
              <Plus strokeWidth={1.75} aria-hidden />
              {!phone && formatMessage('calendar.new')}
              {!phone && <Kbd keys={['N']} />}
            </Button>
          )
        }
      />
      <PageContent display="flex" flexDirection="column" gap="3">
        <Box display="flex" flexWrap="wrap" gap="3">
          <Box w={{ base: 'full', md: 'sheet' }}>
            <SegmentedChoice
              label={formatMessage('calendar.view')}
              value={view}
              onValue={(next) => change({ view: next })}
              choices={VIEWS.map((value) => ({ value, label: formatMessage(VIEW_NAMES[value]) }))}
            />
          </Box>
          <Button hideFrom="md" variant="outline" h="auto" onClick={() => change({ day: '' })}>
            {formatMessage('calendar.today')}
          </Button>
          <Box flex={{ base: '1', md: 'none' }} minW="0">
            <SelectField
              snug
              label={formatMessage('calendar.employee')}
              placeholder={formatMessage('calendar.everyone')}
              value={place.employee}
              onValue={(employee) => change({ employee })}
              options={(employees ?? []).map(({ id, fullName }) => ({ value: id, label: fullName }))}
            />
          </Box>
        </Box>
        <Box flex="1" minH="crop">
          <Suspense fallback={<MonthSkeleton />}>
            <CalendarGrid
              view={view}
              day={day}
              phone={phone}
              zone={zone}
              appointments={shown}
              onPlace={mayAdd ? setPlaced : undefined}
              onOpen={(open) => change({ open })}
              onMove={viewer.mayEdit ? (...moved) => void move(...moved) : undefined}
            />
          </Suspense>
        </Box>
      </PageContent>
      {opened && (
        <AppointmentDialog
          appointment={opened}
          mayEdit={viewer.mayEdit}
          mayDelete={viewer.mayDelete}
          onClose={() => change({ open: '' })}
          onDeleted={reload}
        />
      )}
      {placed && (
        <Suspense>
          <NewAppointment
            at={placed}
            onClose={() => setPlaced(undefined)}
            onSaved={() => {
              setPlaced(undefined);
              reload();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
