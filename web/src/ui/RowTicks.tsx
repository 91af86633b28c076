import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Checkbox } from '@chakra-ui/react/checkbox';
import { Span } from '@chakra-ui/react/span';
import { Table } from '@chakra-ui/react/table';
import { useRef } from 'react';

/** Rows with tick boxes, for bulk actions. */
export interface RowTicks<Row> {
  isTicked: (row: Row) => boolean;
  /** Toggles one row; `reach` with Shift held: all from the current row to this one. */
  onTick: (row: Row, reach: boolean) => void;
  /** Selects or deselects all shown rows. */
  onTickAll: (on: boolean) => void;
  /** The label of a row's tick box: "Select Bandhani dupatta". */
  nameOf: (row: Row) => string;
}

interface BoxProps {
  checked: boolean | 'indeterminate';
  name: string;
  onTick: (on: boolean, shift: boolean) => void;
}

/** The whole cell is the target, so that a near miss does not open the row. */
function Tick({ checked, name, onTick }: BoxProps) {
  // A change event does not include modifier keys.
  const shift = useRef(false);
  return (
    <Box onClick={(event) => event.stopPropagation()}>
      <Checkbox.Root
        checked={checked}
        justifyContent="center"
        gap="0"
        minW="control.touch"
        minH="control"
        onPointerDown={(event) => {
          shift.current = event.shiftKey;
        }}
        onCheckedChange={(details) => {
          onTick(details.checked === true, shift.current);
          shift.current = false;
        }}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>
          <Span srOnly>{formatMessage('shell.selectRow', { name })}</Span>
        </Checkbox.Label>
      </Checkbox.Root>
    </Box>
  );
}

interface HeadProps<Row> {
  ticks: RowTicks<Row>;
  rows: readonly Row[];
}

/** The tick box in the heading: all shown rows, indeterminate if only some are ticked. */
export function TickHead<Row>({ ticks, rows }: HeadProps<Row>) {
  const ticked = rows.filter(ticks.isTicked).length;
  const all = rows.length > 0 && ticked === rows.length;
  return (
    <Table.ColumnHeader scope="col" w="control.touch" px="0">
      <Tick
        checked={all || (ticked > 0 ? 'indeterminate' : false)}
        name={formatMessage('shell.selectPage')}
        onTick={() => ticks.onTickAll(!all)}
      />
    </Table.ColumnHeader>
  );
}

/** The tick box of one row. */
export function TickCell<Row>({ ticks, row }: { ticks: RowTicks<Row>; row: Row }) {
  return (
    <Table.Cell px="0">
      <Tick
        checked={ticks.isTicked(row)}
        name={ticks.nameOf(row)}
        onTick={(_on, shift) => ticks.onTick(row, shift)}
      />
    </Table.Cell>
  );
}
