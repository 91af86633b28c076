import { formatDay, formatHours, formatMessage, type DayState } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, readInlineData } from 'relay-runtime';
import type { columns_day$key } from '../../__generated__/columns_day.graphql.ts';
import type { ShopClock } from '../../app/clock/useShopClock.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { Person, PersonDot } from '../../ui/Person.tsx';
import { Tag, type TagTone } from '../../ui/StatusTag.tsx';
import { MarkButton } from '../mark/MarkButton.tsx';
import { timesText } from '../month/entryTexts.ts';

/** An employee on a day. */
export type Row = columns_day$key & { readonly employee: { readonly id: string } | null | undefined };

const read = (row: columns_day$key) =>
  readInlineData(
    graphql`
      fragment columns_day on AttendanceOfDay @inline {
        state
        minutes
        employee {
          id
          fullName
          image
          designation {
            name
          }
        }
        entries {
          inAt
          outAt
          state
        }
        forgotten {
          day
        }
      }
    `,
    row,
  );

type Person = ReturnType<typeof read>;

const TONES: Readonly<Record<DayState, TagTone>> = {
  IN: 'paid',
  OUT: 'neutral',
  FORGOTTEN: 'part',
  MISSING: 'outline',
};

const isState = (state: string): state is DayState => Object.hasOwn(TONES, state);

const StateTag = ({ state }: Pick<Person, 'state'>) =>
  isState(state) ? <Tag tone={TONES[state]}>{formatMessage(`attendance.state.${state}`)}</Tag> : null;

/** The time of the open entry; undefined if the employee is not in. */
const sinceOf = ({ entries }: Person): string | undefined =>
  entries.find(({ state }) => state === 'IN')?.inAt;

const timesOf = ({ entries }: Person, clock: ShopClock): string =>
  entries
    .map(({ state, inAt, outAt }) =>
      state === 'IN'
        ? formatMessage('attendance.inSince', { time: clock.time(inAt) })
        : timesText({ inAt, outAt }, clock),
    )
    .join(', ');

const forgottenText = ({ forgotten }: Person): string | undefined =>
  forgotten ? formatMessage('attendance.forgotten', { day: formatDay(forgotten.day) }) : undefined;

export interface Marking {
  mark: boolean;
  onMarked: () => void;
}

export const columnsOf = (clock: ShopClock, { mark, onMarked }: Marking): readonly Column<Row>[] => [
  {
    key: 'employee',
    heading: formatMessage('attendance.employee'),
    width: 'full',
    cell: (row) => {
      const { employee } = read(row);
      return (
        <Person
          name={employee?.fullName ?? ''}
          second={employee?.designation?.name ?? ''}
          image={employee?.image ?? null}
        />
      );
    },
  },
  {
    key: 'state',
    heading: formatMessage('attendance.state'),
    cell: (row) => <StateTag state={read(row).state} />,
  },
  {
    key: 'times',
    heading: formatMessage('attendance.times'),
    minor: true,
    cell: (row) => {
      const person = read(row);
      const forgotten = forgottenText(person);
      return (
        <>
          <Box whiteSpace="nowrap">{timesOf(person, clock) || '–'}</Box>
          {forgotten !== undefined && (
            <Box textStyle="second" color="part.fg" whiteSpace="nowrap">
              {forgotten}
            </Box>
          )}
        </>
      );
    },
  },
  {
    key: 'hours',
    heading: formatMessage('attendance.worked'),
    end: true,
    minor: true,
    cell: (row) => {
      const { minutes } = read(row);
      return minutes === 0 ? '–' : <Box whiteSpace="nowrap">{formatHours(minutes)}</Box>;
    },
  },
  ...(mark
    ? [
        {
          key: 'mark',
          heading: formatMessage('attendance.act'),
          unseen: true,
          cell: (row: Row) => {
            const person = read(row);
            const { id = '', fullName = '' } = person.employee ?? {};
            return (
              <MarkButton
                employee={id}
                name={fullName}
                since={sinceOf(person)}
                size="sm"
                onMarked={onMarked}
              />
            );
          },
        },
      ]
    : []),
];

/** An employee on a phone; the button is in the drawer. */
export const phoneRowOf = (clock: ShopClock, onOpen: (id: string) => void) =>
  function PersonOfDay(row: Row, current: boolean) {
    const person = read(row);
    const { employee, state } = person;
    return (
      <ListRow
        start={<PersonDot name={employee?.fullName ?? ''} image={employee?.image ?? null} />}
        title={employee?.fullName ?? ''}
        second={[timesOf(person, clock), forgottenText(person)].filter(Boolean).join(' · ') || '–'}
        tag={<StateTag state={state} />}
        current={current}
        onChoose={() => onOpen(employee?.id ?? '')}
      />
    );
  };
