import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { Table } from '@chakra-ui/react/table';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { rowKeys } from './rowKeys.ts';
import { SortHead, type Sort } from './SortHead.tsx';
import { TickCell, TickHead, type RowTicks } from './RowTicks.tsx';
import { useRowWindow } from './useRowWindow.ts';
import { usePhone } from './useWide.ts';

export interface Column<Row> {
  key: string;
  heading: string;
  /** Sort orders offered in place of the heading. */
  sorts?: readonly Sort[] | undefined;
  /** The heading is visually hidden: for pictures and actions. */
  unseen?: boolean;
  /** Right-aligned, for numbers and money. */
  end?: boolean;
  /** Hidden below 1200 px. */
  minor?: boolean;
  /** A size of the theme for a column that must not depend on its content; `full` takes the remaining width. */
  width?: string;
  cell: (row: Row) => ReactNode;
}

interface Props<Row> {
  /** Accessible name of the table. */
  label: string;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** A row of the list that phones get instead of the table: a ListRow. */
  phoneRow?: (row: Row, current: boolean) => ReactNode;
  /** Shows the list on all screens, for sheets that are as narrow as a phone. */
  asList?: boolean;
  /** Rows of the list are 80 px high. */
  roomy?: boolean;
  /** Opens or selects a row: Enter, click, tap. */
  onChoose?: (row: Row, index: number) => void;
  /** Index of the row that is current for the keyboard; -1 for none. */
  current?: number;
  /** Left out, the table keeps the current row itself. */
  onCurrent?: (index: number) => void;
  /** Shift with an arrow key: extends the selection from the current row to this one. */
  onReach?: (index: number) => void;
  /** A tick box before each row, and one for all in the heading. A phone's rows have their own. */
  ticks?: RowTicks<Row>;
  /** Rows of 50 px, with a picture or second line. */
  tall?: boolean;
  /** Fixed layout: columns keep their `width`, one without a width gets the rest. */
  fixed?: boolean;
  /** Inactive rows, shown in a muted colour. */
  isQuiet?: (row: Row) => boolean;
  /** The scroll container: for a long list only the visible rows are rendered. */
  scroll?: RefObject<HTMLElement | null>;
  /** The last rows became visible: more can be loaded. */
  onEnd?: () => void;
}

/** Row heights in pixels, as in the theme: on a phone, in a roomy list, tall, and default. */
const HEIGHT = { phone: 66, roomy: 80, tall: 50, usual: 44 };

/** The element id of a row, for `aria-activedescendant` of the search field that controls it. */
export const rowElementId = (id: string): string => `row-${id}`;

/**
 * Rows to view and choose from: a table with keyboard navigation from 768 px, a list below. The row itself is the
 * target; other actions are in a menu inside it.
 */
export function DataTable<Row>(props: Props<Row>) {
  const {
    label,
    rows,
    rowId,
    columns,
    phoneRow,
    asList = false,
    roomy = false,
    onChoose,
    current: followed,
    onCurrent: follow,
    onReach,
    ticks,
    tall = false,
    fixed = false,
    isQuiet,
    scroll,
    onEnd,
  } = props;
  const [walked, setWalked] = useState(-1);
  const alone = follow === undefined && followed === undefined;
  const current = alone ? walked : (followed ?? -1);
  const onCurrent = alone ? onChoose && setWalked : follow;
  const list = usePhone() || asList;
  const body = useRef<HTMLTableSectionElement>(null);
  const { start, end, before, after } = useRowWindow({
    count: rows.length,
    rowHeight: list ? (roomy ? HEIGHT.roomy : HEIGHT.phone) : tall ? HEIGHT.tall : HEIGHT.usual,
    scroll,
    current,
    onEnd,
  });
  useEffect(() => {
    const row = body.current?.children[current - start];
    if (!(row instanceof HTMLElement)) return;
    row.scrollIntoView({ block: 'nearest' });
    const { activeElement } = document;
    // Keeps the focus within the current row, such as on its tick box.
    if (body.current?.contains(activeElement) === true && !row.contains(activeElement)) row.focus();
  }, [current, start]);
  const drawn = rows.slice(start, end);
  if (list && phoneRow) {
    return (
      <Box asChild mx="-4" style={{ paddingTop: before, paddingBottom: after }}>
        <ul aria-label={label}>
          {drawn.map((row, index) => (
            <li key={rowId(row)} id={rowElementId(rowId(row))}>
              {phoneRow(row, start + index === current)}
            </li>
          ))}
        </ul>
      </Box>
    );
  }
  const choose = (index: number): void => {
    const row = rows[index];
    if (row !== undefined) onChoose?.(row, index);
  };
  const walk = onCurrent && rowKeys({ count: rows.length, current, onCurrent, onChoose: choose, onReach });
  const keys =
    walk &&
    ((event: KeyboardEvent<HTMLElement>): void => {
      // Before any arrow key, the row reached by Tab is chosen.
      const reached = [...event.currentTarget.children].indexOf(event.target as Element);
      if (event.key === 'Enter' && current < 0 && reached >= 0) choose(start + reached);
      else walk(event);
    });
  return (
    <Table.Root
      size={tall ? 'lg' : 'md'}
      interactive={onChoose !== undefined}
      aria-label={label}
      {...(fixed && { tableLayout: 'fixed' })}
    >
      <Table.Header>
        <Table.Row>
          {ticks && <TickHead ticks={ticks} rows={rows} />}
          {columns.map(({ key, heading, unseen, end, minor, width, sorts }) => (
            <Table.ColumnHeader
              key={key}
              scope="col"
              {...(width === 'full' ? { w: 'full' } : { [fixed ? 'w' : 'minW']: width })}
              aria-sort={sorts?.find(({ direction }) => direction)?.direction}
              {...(end === true && { 'data-align': 'end' })}
              {...(minor === true && { hideBelow: 'lg' })}
            >
              {sorts ? (
                <SortHead sorts={sorts} end={end === true} />
              ) : unseen === true ? (
                <Span srOnly>{heading}</Span>
              ) : (
                heading
              )}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      {before > 0 && <Gap height={before} />}
      <Table.Body ref={body} {...(keys && { onKeyDown: keys })}>
        {drawn.map((row, index) => (
          <Table.Row
            key={rowId(row)}
            id={rowElementId(rowId(row))}
            {...(start + index === current && { 'data-current': '', 'aria-current': true })}
            {...(onChoose && {
              tabIndex: start + index === Math.max(current, 0) ? 0 : -1,
              onClick: () => choose(start + index),
            })}
            {...(ticks?.isTicked(row) === true && { 'data-selected': '' })}
            {...(isQuiet?.(row) === true && { color: 'fg.subtle' })}
          >
            {ticks && <TickCell ticks={ticks} row={row} />}
            {columns.map(({ key, end, minor, cell }) => (
              <Table.Cell
                key={key}
                {...(end === true && { 'data-align': 'end' })}
                {...(minor === true && { hideBelow: 'lg' })}
              >
                {cell(row)}
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
      {after > 0 && <Gap height={after} />}
    </Table.Root>
  );
}

/** Placeholder for rows that are not rendered. */
function Gap({ height }: { height: number }) {
  return (
    <tbody aria-hidden>
      <tr style={{ height }} />
    </tbody>
  );
}
