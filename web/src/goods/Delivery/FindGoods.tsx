import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { useDebouncedValue } from '../../app/useDebouncedValue.ts';
import { useRowSearch } from '../../list/index.ts';
import { rowElementId } from '../../ui/DataTable.tsx';
import { ErrorBand } from '../../ui/ErrorBand.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import type { FoundLine } from './entries.ts';
import { useFoundGoods } from './useFoundGoods.ts';

/** Debounce of the search. */
const PAUSE_MS = 200;

interface Props {
  text: string;
  onText: (text: string) => void;
  onFound: (line: FoundLine) => void;
}

/** Finds the next product of the bill: arrow keys move through the matches, Enter takes one. */
export function FindGoods({ text, onText, onFound }: Props) {
  const typed = text.trim();
  const search = useDebouncedValue(typed, PAUSE_MS);
  const { state, rows, retry } = useFoundGoods(typed === '' ? '' : search);
  const [current, setCurrent] = useState(0);
  const choose = (line: FoundLine): void => {
    onText('');
    setCurrent(0);
    onFound(line);
  };
  const keys = useRowSearch({
    text,
    rows,
    current,
    onCurrent: setCurrent,
    onChoose: choose,
    waits: typed !== '' && (search !== typed || state === 'loading'),
    awaited: 0,
  });
  return (
    <Box>
      <SearchField
        label={formatMessage('goods.findLine')}
        value={text}
        onChange={(next) => {
          onText(next);
          setCurrent(0);
        }}
        onKeyDown={(event) => {
          keys.onKeyDown(event);
          // It belongs to the search, not to the form around it.
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
        }}
        activeRow={keys.activeRow}
        first={keys.first}
      />
      {typed !== '' && state === 'loading' && <SkeletonRows rows={2} />}
      {state === 'failed' && <ErrorBand title={formatMessage('goods.findFailed')} onRetry={retry} />}
      {state === 'found' && rows.length === 0 && (
        <Box asChild display="block" py="2" color="fg.muted">
          <output>{formatMessage('goods.foundNothing')}</output>
        </Box>
      )}
      {rows.length > 0 && (
        <Box asChild border="1px solid" borderColor="border" mt="1">
          <ul aria-label={formatMessage('goods.foundList')}>
            {rows.map((row, index) => (
              <li key={row.id} id={rowElementId(row.id)}>
                <ListRow
                  title={row.name}
                  tall
                  second={formatMessage('goods.inStock', { n: row.available, unit: row.unit })}
                  current={index === current}
                  onChoose={() => choose(row)}
                />
              </li>
            ))}
          </ul>
        </Box>
      )}
    </Box>
  );
}
