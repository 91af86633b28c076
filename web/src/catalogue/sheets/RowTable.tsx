import { formatMessage, formatCount, type ItemKind } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay';
import type {
  RowTable_import$data,
  RowTable_import$key,
} from '../../__generated__/RowTable_import.graphql.ts';

type Row = RowTable_import$data['rows'][number];

/** Number of changes shown per row. */
const SHOWN_CHANGES = 4;

const ACTIONS = {
  ADD: 'sheets.action.ADD',
  CHANGE: 'sheets.action.CHANGE',
  UNCHANGED: 'sheets.action.UNCHANGED',
  REFUSED: 'sheets.action.REFUSED',
} as const;

const actionText = (action: Row['action']): string =>
  Object.hasOwn(ACTIONS, action) ? formatMessage(ACTIONS[action as keyof typeof ACTIONS]) : '';

/** The first rows, with the effect of each. */
export function RowTable({ kind, shown }: { kind: ItemKind; shown: RowTable_import$key }) {
  const { rows, addCount, changeCount } = useFragment(
    graphql`
      fragment RowTable_import on CatalogueImport {
        addCount
        changeCount
        rows {
          row
          action
          title
          changes {
            label
            before
            after
          }
        }
      }
    `,
    shown,
  );
  if (addCount + changeCount === 0) return <Box>{formatMessage(`sheets.nothingNew.${kind}`)}</Box>;
  return (
    <>
      <Box textStyle="section" mb="2">
        {formatCount('sheets.firstRows', rows.length)}
      </Box>
      <chakra.ul borderTop="2px solid" borderColor="border.inverted">
        {rows.map((row) => (
          <chakra.li
            key={row.row}
            display="flex"
            gap="3"
            py="2"
            borderBottom="1px solid"
            borderColor="border"
          >
            <Box minW="14" color="fg.muted" fontVariantNumeric="tabular-nums">
              {formatMessage('sheets.rowNumber', { row: row.row })}
            </Box>
            <Box flex="1" minW="0">
              <Box textStyle="rowTitle" overflowWrap="anywhere">
                {row.title}
              </Box>
              <Changes row={row} />
            </Box>
            <Box color="fg.muted">{actionText(row.action)}</Box>
          </chakra.li>
        ))}
      </chakra.ul>
    </>
  );
}

function Changes({ row: { changes, action } }: { row: Row }) {
  // The title of a new item is shown above.
  const listed = action === 'ADD' ? changes.slice(1) : changes;
  const more = listed.length - SHOWN_CHANGES;
  return (
    <Box textStyle="second" color="fg.muted" overflowWrap="anywhere">
      {listed.slice(0, SHOWN_CHANGES).map(({ label, before, after }, at) => (
        <Box as="span" key={label}>
          {at > 0 && ' · '}
          {label}: {before !== '' && <s>{before}</s>} {after === '' ? formatMessage('sheets.emptied') : after}
        </Box>
      ))}
      {more > 0 && ` · ${formatCount('sheets.moreChanges', more)}`}
    </Box>
  );
}
