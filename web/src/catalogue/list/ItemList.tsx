import { formatMessage, type ItemKind } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { graphql, readInlineData } from 'relay-runtime';
import type { ItemList_item$key } from '../../__generated__/ItemList_item.graphql.ts';
import { useListRows, type Selection } from '../../list/index.ts';
import { DataTable, type Column } from '../../ui/DataTable.tsx';
import { isTypedInto } from '../../ui/isTypedInto.ts';
import { PhoneItem } from './PhoneItem.tsx';
import type { CatalogueList } from './useCatalogueList.ts';
import type { Saved } from './useSaved.ts';
import { WORDS } from './words.ts';

/** The second line and the end of an item's row on a phone. */
export interface PhoneFacts {
  second: string;
  figure: ReactNode;
  tag?: ReactNode;
}

interface Props<Row extends ItemList_item$key> {
  kind: ItemKind;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  phoneFacts: (row: Row) => PhoneFacts;
  /** Undefined for the previous page below an error: nothing can be opened or selected. */
  list?: Pick<CatalogueList, 'filters' | 'open' | 'walk'>;
  saved?: Saved | undefined;
  selection?: Selection;
  /** Handles the Delete key. */
  onDelete?: () => void;
}

const readItem = (key: ItemList_item$key) =>
  readInlineData(
    graphql`
      fragment ItemList_item on CatalogueItem @inline {
        id
        title
        ...PhoneItem_item
      }
    `,
    key,
  );

export const itemId = (row: ItemList_item$key): string => readItem(row).id;

const phoneRow = <Row extends ItemList_item$key>({ kind, phoneFacts, selection, list }: Props<Row>) =>
  function PhoneRow(row: Row, current: boolean) {
    return (
      <PhoneItem
        kind={kind}
        item={readItem(row)}
        facts={phoneFacts(row)}
        current={current}
        selection={selection}
        onOpen={list?.open}
      />
    );
  };

/** The rows of a page. */
export function ItemList<Row extends ItemList_item$key>(props: Props<Row>) {
  const { kind, rows, columns, list, saved, selection, onDelete } = props;
  const nameOf = (row: Row): string => readItem(row).title;
  const listed = useListRows({ rows, rowId: itemId, nameOf, list, saved, selection });
  return (
    <Box
      onKeyDown={(event) => {
        if (event.key !== 'Delete' || !onDelete || isTypedInto(event.target)) return;
        event.preventDefault();
        onDelete();
      }}
    >
      <DataTable
        {...listed}
        label={formatMessage(WORDS[kind].title)}
        columns={columns}
        tall
        phoneRow={phoneRow(props)}
      />
    </Box>
  );
}
