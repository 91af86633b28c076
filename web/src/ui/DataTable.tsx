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
  /** Instead of the heading: what the rows can be sorted by. */
  sorts?: readonly Sort[] | undefined;
  /** The heading is only read out: over pictures and actions. */
  unseen?: boolean;
  /** Numbers and money stand right. */
  end?: boolean;
  /** Left out below 1200 px. */
  minor?: boolean;
  /** A size of the theme for a column that must not move with its content; `full` takes the room that is left. */
  width?: string;
  cell: (row: Row) => ReactNode;
}

interface Props<Row> {
  /** What the rows are, read out as the table's name. */
  label: string;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** A row of the list that a phone gets instead: a ListRow. */
  phoneRow?: (row: Row, current: boolean) => ReactNode;
  /** The list on every screen: within a sheet, which is as narrow as a phone. */
  asList?: boolean;
  /** Rows of that list are 80 px high. */
  roomy?: boolean;
  /** Opens or chooses a row: Enter, click, tap. */
  onChoose?: (row: Row, index: number) => void;
  /** The keyboard's row; -1 for none. */
  current?: number;
  /** Left out, the table follows it by itself. */
  onCurrent?: (index: number) => void;
  /** Shift with an arrow key: ticks reach from the keyboard's row to this one. */
  onReach?: (index: number) => void;
  /** A tick before each row, and one for all over them. A phone's rows have their own. */
  ticks?: RowTicks<Row>;
  /** Rows of 50, with a picture or second line. */
  tall?: boolean;
  /** Columns keep their `width`, whatever stands in them; one without gets what is left. */
  fixed?: boolean;
  /** Nothing to do with it any more: written in quiet ink. */
  isQuiet?: (row: Row) => boolean;
  /** What scrolls the rows: of a long list only those in sight are drawn then. */
  scroll?: RefObject<HTMLElement | null>;
  /** The last rows came into sight: more may be fetched. */
  onEnd?: () => void;
}

/** Heights of a row in pixels, as the theme has them: on a phone, in a roomy list, tall, and usual. */
const HEIGHT = { phone: 66, roomy: 80, tall: 50, usual: 44 };

/** The id of a row, for `aria-activedescendant` of the search field that walks it. */
export const rowElementId = (id: string): string => `row-${id}`;

/**
 * Rows to look at and choose from. From 768 px a table, of which one row is the keyboard's; below it a list. The row
 * is the target: what else can be done with it stands in a menu inside.
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
    // What has the focus within the row, such as its tick, keeps it.
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
      // Before an arrow was pressed, the row that Tab reached is the one.
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

/** In place of rows that are not drawn. */
function Gap({ height }: { height: number }) {
  return (
    <tbody aria-hidden>
      <tr style={{ height }} />
    </tbody>
  );
}
