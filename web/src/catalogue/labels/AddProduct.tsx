import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Suspense, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { AddProductQuery } from '../../__generated__/AddProductQuery.graphql.ts';
import { useDebouncedValue } from '../../app/useDebouncedValue.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import { itemName } from '../../ui/itemName.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { readLabelRows, type LabelRow } from './labelRow.ts';

interface Props {
  onAdd: (rows: readonly LabelRow[]) => Promise<void>;
}

/** Debounce of the search. */
const PAUSE_MS = 200;

/** Adds products to the panel one by one. */
export function AddProduct({ onAdd }: Props) {
  const [text, setText] = useState('');
  const settled = useDebouncedValue(text.trim(), PAUSE_MS);
  return (
    <Box>
      <Box color="fg.muted" mb="1">
        {formatMessage('labels.add')}
      </Box>
      <SearchField label={formatMessage('labels.addHint')} value={text} onChange={setText} />
      {text.trim() !== '' && settled !== '' && (
        <Boundary
          attempt={settled}
          renderFailed={() => (
            <Box role="alert" color="due.fg" py="2">
              {formatMessage('labels.addFailed')}
            </Box>
          )}
        >
          <Suspense fallback={<SkeletonRows rows={2} />}>
            <Found
              search={settled}
              onAdd={(rows) => {
                setText('');
                return onAdd(rows);
              }}
            />
          </Suspense>
        </Boundary>
      )}
    </Box>
  );
}

function Found({ search, onAdd }: Props & { search: string }) {
  const { viewer } = useLazyLoadQuery<AddProductQuery>(
    graphql`
      query AddProductQuery($search: String!) {
        viewer {
          tenant {
            products(first: 6, filter: { search: $search }) {
              edges {
                node {
                  id
                  title
                  sku
                  ...labelRow_product
                }
              }
            }
          }
        }
      }
    `,
    { search },
    { fetchPolicy: 'network-only' },
  );
  if (viewer?.tenant?.products == null) throw new Error(formatMessage('labels.addFailed'));
  const products = viewer.tenant.products.edges;
  if (products.length === 0)
    return (
      <Box asChild display="block" py="2" color="fg.subtle">
        <output>{formatMessage('labels.nothingFound')}</output>
      </Box>
    );
  return (
    <Box asChild border="1px solid" borderColor="border" mt="1">
      <ul aria-label={formatMessage('labels.add')}>
        {products.map(({ node }) => (
          <li key={node.id}>
            <ListRow
              title={itemName(node.title)}
              tall
              second={node.sku ?? ''}
              onChoose={() => void onAdd(readLabelRows(node))}
            />
          </li>
        ))}
      </ul>
    </Box>
  );
}
