import { mobileText, relativeDay, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { Check } from 'lucide-react';
import { memo, type RefObject } from 'react';
import { useShopClock, type ShopClock } from '../app/clock/useShopClock.ts';
import { DataTable, type Column } from '../ui/DataTable.tsx';
import { ListRow } from '../ui/ListRow.tsx';
import { MoneyText } from '../ui/MoneyText.tsx';
import { OneLine } from '../ui/OneLine.tsx';
import { Person, PersonDot } from '../ui/Person.tsx';
import type { CustomerRow } from './useCustomerPages.ts';

interface Props {
  rows: readonly CustomerRow[];
  /** Index of the keyboard's current row. */
  current: number;
  onCurrent: (row: number) => void;
  /** Global id of the chosen customer. */
  chosen: string | undefined;
  onChoose: (customer: CustomerRow) => void;
  onEnd: () => void;
  scroll: RefObject<HTMLElement | null>;
  /** Notes beside a customer's number, by global id. */
  marks: ReadonlyMap<string, string> | undefined;
  /** In a sheet. */
  narrow: boolean;
  /** Rows of 80 px. */
  roomy?: boolean;
}

function Pending({ pending }: CustomerRow) {
  if (pending === null) return <Box color="fg.muted">–</Box>;
  if (pending === 0) return <Box color="fg.muted">{formatMessage('customers.nothingToPay')}</Box>;
  return <MoneyText amount={pending} color="part.fg" fontWeight="semibold" />;
}

/** Number, note and further facts in one line. */
function Second({ facts, mark }: { facts: readonly (string | null)[]; mark: string | undefined }) {
  const said = facts.filter(Boolean).join(' · ');
  if (mark === undefined) return said;
  return (
    <>
      <Span color="accent.fg" fontWeight="semibold">
        {mark}
      </Span>
      {said !== '' && ` · ${said}`}
    </>
  );
}

function visitText(
  { lastVisit, pending }: CustomerRow,
  { today, dayOf }: Pick<ShopClock, 'today' | 'dayOf'>,
): string {
  if (lastVisit !== null) return relativeDay(dayOf(lastVisit), today);
  return pending === null ? '–' : formatMessage('customers.never');
}

const columns = ({ today, dayOf }: ShopClock, marks: Props['marks']): Column<CustomerRow>[] => [
  {
    key: 'customer',
    heading: formatMessage('customers.customer'),
    cell: ({ id, name, mobile, image }) => (
      <Person
        name={name}
        image={image}
        second={<Second facts={[mobileText(mobile)]} mark={marks?.get(id)} />}
      />
    ),
  },
  {
    key: 'group',
    heading: formatMessage('customers.group'),
    cell: ({ group }) => <Muted>{group ?? '–'}</Muted>,
  },
  {
    key: 'visit',
    heading: formatMessage('customers.lastVisit'),
    cell: (row) => <Muted>{visitText(row, { today, dayOf })}</Muted>,
  },
  {
    key: 'pending',
    heading: formatMessage('customers.toPay'),
    end: true,
    cell: (row) => <Pending {...row} />,
  },
];

function Muted({ children }: { children: string }) {
  return <OneLine color="fg.muted">{children}</OneLine>;
}

function Tick() {
  return (
    <Box color="accent.fg" flexShrink="0">
      <Check size={20} strokeWidth={2} aria-hidden />
    </Box>
  );
}

/** A customer on a phone; the chosen one has a check mark. */
const phoneRow = (
  chosen: string | undefined,
  onChoose: Props['onChoose'],
  marks: Props['marks'],
  roomy: boolean,
) =>
  function PhoneRow(row: CustomerRow, current: boolean) {
    return (
      <ListRow
        start={<PersonDot name={row.name} image={row.image} />}
        title={row.name}
        second={<Second facts={[mobileText(row.mobile), row.group]} mark={marks?.get(row.id)} />}
        {...(row.pending !== null &&
          row.pending > 0 && {
            figure: <Pending {...row} />,
            tag: (
              <Box textStyle="caption" color="fg.subtle" mt="-1">
                {formatMessage('customers.owes')}
              </Box>
            ),
          })}
        roomy={roomy}
        current={current || row.id === chosen}
        onChoose={() => onChoose(row)}
        {...(row.id === chosen && { end: <Tick /> })}
      />
    );
  };

/** Customers to choose from: most recent visit first, with their dues. */
export const CustomerTable = memo(function CustomerTable(props: Props) {
  const { rows, current, onCurrent, chosen, onChoose, onEnd, scroll, marks, narrow, roomy = false } = props;
  return (
    <DataTable
      label={formatMessage('customers.list')}
      rows={rows}
      rowId={({ id }) => id}
      columns={columns(useShopClock(), marks)}
      tall
      current={current}
      onCurrent={onCurrent}
      onChoose={onChoose}
      onEnd={onEnd}
      scroll={scroll}
      phoneRow={phoneRow(chosen, onChoose, marks, roomy)}
      asList={narrow}
      roomy={roomy}
    />
  );
});
