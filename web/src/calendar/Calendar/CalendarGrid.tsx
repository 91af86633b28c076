import { appointmentTime, clockText, formatMessage, type AppointmentTime, type Day } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import type { DayCellMountArg } from '@fullcalendar/core';
import dayGrid from '@fullcalendar/daygrid';
import interaction from '@fullcalendar/interaction';
import FullCalendar from '@fullcalendar/react';
import timeGrid from '@fullcalendar/timegrid';
import { useState } from 'react';
import type { View } from './address.ts';
import type { Appointment } from './appointments.ts';

interface Props {
  view: View;
  day: Day;
  phone: boolean;
  /** The shop's time zone. */
  zone: string;
  appointments: readonly Appointment[];
  /** An empty slot was pressed; undefined if the user may not add appointments. */
  onPlace: ((time: AppointmentTime) => void) | undefined;
  onOpen: (id: string) => void;
  /** An appointment was dragged; `revert` undoes that. Undefined if the user may not move appointments. */
  onMove: ((id: string, time: AppointmentTime, revert: () => void) => void) | undefined;
}

const NAMES = { day: 'timeGridDay', week: 'timeGridWeek', month: 'dayGridMonth' };
/** "10:30a": fits the width of a day on a phone. */
const NARROW = { hour: 'numeric', minute: '2-digit', omitZeroMinute: true, meridiem: 'narrow' } as const;
/** Used when a day is pressed without an hour. */
const MORNING = 10 * 60;

/** Local time in the format of FullCalendar, which is configured for UTC so that it never converts. */
const wall = ({ day, minute }: AppointmentTime): string => `${day}T${clockText(minute)}:00Z`;
const nowIn = (zone: string): AppointmentTime => appointmentTime(zone, new Date());
const timeOf = (date: Date): AppointmentTime => appointmentTime('UTC', date);

/**
 * Makes a day's accessible name its whole content rather than only the date. The first day of a day or week
 * view is focusable, so that the hours can be scrolled by keyboard even without appointments.
 */
function readable({ el, date, view }: DayCellMountArg): void {
  el.removeAttribute('aria-labelledby');
  if (view.type !== NAMES.month && date.getTime() === view.activeStart.getTime()) el.tabIndex = 0;
}

/** The appointments of a day, a week or a month; past days are muted. */
export default function CalendarGrid({
  view,
  day,
  phone,
  zone,
  appointments,
  onPlace,
  onOpen,
  onMove,
}: Props) {
  const at = (instant: string) => wall(appointmentTime(zone, new Date(instant)));
  const isAhead = (time: AppointmentTime): boolean => wall(time) >= wall(nowIn(zone));
  const [started] = useState(() => wall(nowIn(zone)));
  const events = appointments.map((one) => {
    const over = one.isDone || at(one.endsAt) < started;
    const who = one.name ?? formatMessage('calendar.colleaguesCustomer');
    return {
      id: one.id,
      title: `${one.isImportant ? `⚑ ${formatMessage('calendar.important')}: ` : ''}${one.lookingFor} · ${who}`,
      start: at(one.startsAt),
      end: at(one.endsAt),
      classNames: [over ? 'is-over' : one.isImportant ? 'is-important' : 'is-open'],
    };
  });
  return (
    <Box
      h="full"
      minH="qr"
      css={{
        '--fc-border-color': '{colors.border}',
        '--fc-page-bg-color': '{colors.bg}',
        '--fc-today-bg-color': 'transparent',
        '--fc-now-indicator-color': '{colors.fg}',
        '& .fc-day-past': { background: '{colors.bg.subtle}' },
        '& .fc-col-header-cell.fc-day-today, & .fc-daygrid-day.fc-day-today': {
          boxShadow: 'inset 0 3px 0 {colors.accent.solid}',
        },
        '& .fc-event': { border: 'none', cursor: 'pointer', background: 'none', boxShadow: 'none' },
        '& .fc-event .fc-event-main, & .fc-event .fc-event-title, & .fc-event .fc-event-time': {
          color: 'inherit',
        },
        '& .is-open': { background: '{colors.accent.subtle}', color: '{colors.fg}' },
        '& .is-important': { background: '{colors.accent.solid}', color: '{colors.accent.contrast}' },
        '& .is-over': { background: '{colors.bg.muted}', color: '{colors.fg.muted}' },
        // Days of other months: FullCalendar's fading is illegible.
        '& .fc-day-other .fc-daygrid-day-top': { opacity: '1', color: '{colors.fg.muted}' },
        '& .fc-daygrid-event-dot': { display: 'none' },
        '& .fc-daygrid-event': { overflow: 'hidden' },
        // Three quarters of an hour fit the time and the purpose.
        '& .fc-timegrid-slot': { height: '8' },
        '& .fc-event:focus-visible': { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '1px' },
      }}
    >
      <FullCalendar
        key={`${view} ${day}`}
        plugins={[dayGrid, timeGrid, interaction]}
        initialView={NAMES[view]}
        initialDate={day}
        headerToolbar={false}
        locale="en-IN"
        firstDay={0}
        timeZone="UTC"
        now={() => wall(nowIn(zone))}
        nowIndicator
        allDaySlot={false}
        slotEventOverlap={false}
        // Half an hour has no room for a second line, so the time precedes the purpose.
        eventShortHeight={40}
        scrollTime="09:00:00"
        slotLabelFormat={{ hour: 'numeric', hour12: true }}
        eventTimeFormat={
          phone && view !== 'day' ? NARROW : { hour: 'numeric', minute: '2-digit', hour12: true }
        }
        displayEventEnd={view === 'day'}
        {...(view === 'week' && { dayHeaderFormat: { weekday: 'short', day: 'numeric' } })}
        height="100%"
        dayMaxEvents
        dayCellDidMount={readable}
        // A link without an href that opens something has to be a button.
        moreLinkDidMount={({ el }) => el.setAttribute('role', 'button')}
        moreLinkContent={({ num }) => formatMessage('calendar.more', { n: num })}
        events={events}
        eventInteractive
        editable={onMove !== undefined}
        eventDurationEditable={false}
        eventAllow={({ start }) => isAhead(timeOf(start))}
        eventClick={({ event }) => onOpen(event.id)}
        eventDrop={({ event, revert }) => {
          if (event.start) onMove?.(event.id, timeOf(event.start), revert);
        }}
        dateClick={({ date, allDay }) => {
          const time = allDay ? { day: timeOf(date).day, minute: MORNING } : timeOf(date);
          if (time.day >= nowIn(zone).day) onPlace?.(time);
        }}
      />
    </Box>
  );
}
