import { formatMessage, isMeasuredUnit, quantityText } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { FindFabricQuery } from '../../../__generated__/FindFabricQuery.graphql.ts';
import { fetchOptions } from '../../../app/graph/fetchOptions.ts';
import { useDebouncedValue } from '../../../app/useDebouncedValue.ts';
import { ListRow } from '../../../ui/ListRow.tsx';
import { Part } from '../../../ui/Part.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { foundOf, type FoundFabric } from './found.ts';

/** Debounce of the search. */
const PAUSE_MS = 200;

/** Finds a product of the shop, and adds it to the fabrics of the item. */
export function FindFabric({ onFound }: { onFound: (fabric: FoundFabric) => void }) {
  const [text, setText] = useState('');
  const search = useDebouncedValue(text.trim(), PAUSE_MS);
  return (
    <Box>
      <SearchField label={formatMessage('fabric.search')} value={text} onChange={setText} />
      {text.trim() !== '' && search !== '' && (
        <Part key={search} title={formatMessage('fabric.chooseFailed')} skeleton={<SkeletonRows rows={2} />}>
          {(attempt) => (
            <Found
              search={search}
              attempt={attempt}
              onFound={(fabric) => {
                setText('');
                onFound(fabric);
              }}
            />
          )}
        </Part>
      )}
    </Box>
  );
}

interface FoundProps {
  search: string;
  attempt: number;
  onFound: (fabric: FoundFabric) => void;
}

function Found({ search, attempt, onFound }: FoundProps) {
  const { viewer } = useLazyLoadQuery<FindFabricQuery>(
    graphql`
      query FindFabricQuery($search: String!) {
        viewer {
          tenant {
            products(first: 12, filter: { search: $search }) {
              edges {
                node {
                  ...found_product
                }
              }
            }
          }
        }
      }
    `,
    { search },
    fetchOptions(attempt),
  );
  if (viewer?.tenant?.products == null) throw new Error(formatMessage('fabric.chooseFailed'));
  // Fabric is sold by length, so products sold in metres come before ready-made pieces of the same name.
  const found = viewer.tenant.products.edges
    .flatMap(({ node }) => foundOf(node))
    .toSorted((one, other) => Number(isMeasuredUnit(other.unit)) - Number(isMeasuredUnit(one.unit)));
  if (found.length === 0)
    return (
      <Box asChild display="block" py="2" color="fg.subtle">
        <output>{formatMessage('fabric.nothing')}</output>
      </Box>
    );
  return (
    <Box asChild border="1px solid" borderColor="border" mt="1">
      <ul aria-label={formatMessage('fabric.add')}>
        {found.map((fabric) => (
          <li key={`${fabric.product}/${fabric.variant}`}>
            <ListRow
              title={fabric.name}
              tall
              second={
                fabric.available === undefined
                  ? formatMessage('fabric.uncounted')
                  : formatMessage('fabric.inStock', {
                      quantity: quantityText(fabric.available),
                      unit: fabric.unit,
                    })
              }
              onChoose={() => onFound(fabric)}
            />
          </li>
        ))}
      </ul>
    </Box>
  );
}
