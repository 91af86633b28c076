import { say, type ItemKind } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useState, type ReactNode } from 'react';
import { DataTable, type Column } from '../../ui/DataTable.tsx';
import { isTypedInto } from '../../ui/isTypedInto.ts';
import { useShortcut } from '../../ui/useShortcut.ts';
import { useWalking } from '../../ui/useWalking.ts';
import type { ListedItem } from './listedItem.ts';
import { PhoneItem } from './PhoneItem.tsx';
import type { Saved } from './useSaved.ts';
import type { Selection } from '../../list/index.ts';
import { WORDS } from './words.ts';

/** The two facts of an item on a phone. */
export interface PhoneFacts {
  second: string;
  figure: ReactNode;
  tag?: ReactNode;
}

export interface ItemListProps<Item extends ListedItem> {
  kind: ItemKind;
  rows: readonly Item[];
  columns: readonly Column<Item>[];
  phoneFacts: (item: Item) => PhoneFacts;
  /** Global id of the open item; '' when none is. */
  open: string;
  /** Its row is the current one until somebody walks on. */
  saved?: Saved | undefined;
  /** Nothing can be opened or chosen without: old rows under an error. */
  onOpen?: (id: string) => void;
  onWalk?: (id: string) => void;
  /** Undefined where nothing can be done with the chosen ones. */
  selection?: Selection | undefined;
  /** The Delete key. */
  onDelete?: () => void;
}

const phoneRow = <Item extends ListedItem>({ kind, phoneFacts, selection, onOpen }: ItemListProps<Item>) =>
  function PhoneRow(item: Item, current: boolean) {
    return (
      <PhoneItem
        kind={kind}
        item={item}
        facts={phoneFacts(item)}
        current={current}
        selection={selection}
        onOpen={onOpen}
      />
    );
  };

/** The rows of a page: arrows walk them, and the open item follows; X, Shift and the ticks choose them. */
export function ItemList<Item extends ListedItem>(props: ItemListProps<Item>) {
  const { kind, rows, columns, open, saved, onOpen, onWalk, selection, onDelete } = props;
  const [walked, setWalked] = useState<{ row: number; since: Saved | undefined }>();
  const row = walked?.since === saved ? (walked?.row ?? -1) : rows.findIndex(({ id }) => id === saved?.id);
  const current = open === '' ? Math.min(row, rows.length - 1) : rows.findIndex(({ id }) => id === open);
  const ids = rows.map(({ id }) => id);
  const walk = (next: number): void => {
    setWalked({ row: next, since: saved });
    const to = ids[next];
    if (open !== '' && to !== undefined) onWalk?.(to);
  };
  const reach = (next: number): void => {
    const to = ids[next];
    if (to === undefined) return;
    selection?.reach(ids, ids[current], to);
    walk(next);
  };
  const tick = ({ id }: Item, shift: boolean): void => {
    if (shift) reach(ids.indexOf(id));
    else {
      selection?.toggle(id);
      walk(ids.indexOf(id));
    }
  };
  useWalking({
    enabled: onWalk !== undefined,
    current,
    count: rows.length,
    onWalk: walk,
    ...(selection && { onReach: reach }),
    ...(open === '' && { onChoose: (chosen) => ids[chosen] !== undefined && onOpen?.(ids[chosen]) }),
  });
  useShortcut('x', () => ids[current] !== undefined && selection?.toggle(ids[current]), {
    says: say('list.keySelectRow'),
    enabled: selection !== undefined,
  });
  return (
    <Box
      onKeyDown={(event) => {
        if (event.key !== 'Delete' || !onDelete || isTypedInto(event.target)) return;
        event.preventDefault();
        onDelete();
      }}
    >
      <DataTable
        label={say(WORDS[kind].title)}
        rows={rows}
        rowId={({ id }) => id}
        columns={columns}
        tall
        current={current}
        onCurrent={walk}
        {...(onOpen && { onChoose: ({ id }: Item) => onOpen(id) })}
        {...(selection && {
          onReach: reach,
          ticks: {
            isTicked: ({ id }) => selection.ids.has(id),
            onTick: tick,
            onTickAll: (on) => selection.setAll(ids, on),
            nameOf: ({ title }) => title,
          },
        })}
        phoneRow={phoneRow(props)}
      />
    </Box>
  );
}
