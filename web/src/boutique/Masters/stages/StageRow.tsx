import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Table } from '@chakra-ui/react/table';
import { GripVertical } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { StageRow_stage$key } from '../../../__generated__/StageRow_stage.graphql.ts';
import { countText } from '../../../ui/counted.ts';
import { Tag } from '../../../ui/StatusTag.tsx';
import { useDrag, type Side } from '../../reorder/useDrag.ts';
import type { Editing } from '../editing.ts';
import { RowActs } from '../RowActs.tsx';

interface Props {
  stage: StageRow_stage$key;
  /** Its displayed position, from 1. */
  place: number;
  editing: Editing;
  /** Picked up by keyboard. */
  lifted: boolean;
  mayMove: boolean;
  onKey: (event: KeyboardEvent) => void;
  onLeave: () => void;
  onDrop: (dragId: string, side: Side) => void;
  onDelete: () => void;
}

/** A stage: its handle, number, type, how many orders are at it, and its actions. */
export function StageRow(props: Props) {
  const { place, editing, lifted, mayMove, onKey, onLeave, onDrop, onDelete } = props;
  const { id, name, type, orderCount } = useFragment(
    graphql`
      fragment StageRow_stage on Stage {
        id
        name
        type
        orderCount
      }
    `,
    props.stage,
  );
  const row = useRef<HTMLTableRowElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const { dragged, over } = useDrag(row, handle, {
    id,
    list: 'stages',
    shape: 'rows',
    mayDrag: mayMove,
    onDrop,
  });
  useEffect(() => {
    // The row is remounted when it moves to another page, so the focus is restored.
    if (lifted) handle.current?.focus();
  }, [lifted]);
  return (
    <Table.Row
      ref={row}
      {...(lifted && { bg: 'bg', boxShadow: 'float' })}
      {...(dragged && { opacity: 'disabled' })}
      {...(over && { boxShadow: `inset 0 ${over === 'before' ? '2px' : '-2px'} {colors.accent.solid}` })}
    >
      {editing.rights.edit && (
        <Table.Cell py="0" px="0">
          <Button
            ref={handle}
            variant="plain"
            px="2"
            cursor="grab"
            minH={{ base: 'control.touch', lg: 'control.sm' }}
            disabled={!mayMove}
            aria-label={formatMessage('boutique.moveStage', { name })}
            aria-pressed={lifted}
            onKeyDown={onKey}
            onBlur={onLeave}
          >
            <GripVertical strokeWidth={1.75} aria-hidden />
          </Button>
        </Table.Cell>
      )}
      <Table.Cell color="fg.muted" data-align="end" hideBelow="md">
        {place}
      </Table.Cell>
      <Table.Cell>{name}</Table.Cell>
      <Table.Cell px={{ base: '1', md: '3' }}>
        <Tag tone={type === 'PATTERN' ? 'process' : 'neutral'}>
          {formatMessage(type === 'PATTERN' ? 'boutique.pattern' : 'boutique.design')}
        </Tag>
      </Table.Cell>
      <Table.Cell data-align="end" hideBelow="md">
        {orderCount === 0 ? formatMessage('boutique.noOrders') : countText(orderCount)}
      </Table.Cell>
      <Table.Cell py="0" px={{ base: '0', md: '3' }}>
        <RowActs row={{ id, name }} editing={editing} onDelete={onDelete} />
      </Table.Cell>
    </Table.Row>
  );
}
