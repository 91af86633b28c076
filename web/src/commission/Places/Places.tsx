import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { PlacesQuery } from '../../__generated__/PlacesQuery.graphql.ts';
import { fetchOptions } from '../../app/graph/fetchOptions.ts';
import { PlacesMap } from '../../map/index.ts';
import { PlaceRow } from './PlaceRow.tsx';
import type { ListedSale } from './sales.ts';

interface Props {
  employee: string;
  sales: readonly ListedSale[];
  attempt: number;
}

/** The map of the known places, and the orders beside it; below it on a phone. */
export function Places({ employee, sales, attempt }: Props) {
  const { viewer, node } = useLazyLoadQuery<PlacesQuery>(
    graphql`
      query PlacesQuery($employee: ID!, $own: Boolean!, $sales: [ID!]!) {
        viewer @include(if: $own) {
          commission {
            places(sales: $sales) {
              saleId
              point {
                latitude
                longitude
                at
              }
            }
          }
        }
        node(id: $employee) @skip(if: $own) {
          ... on Employee {
            commission {
              places(sales: $sales) {
                saleId
                point {
                  latitude
                  longitude
                  at
                }
              }
            }
          }
        }
      }
    `,
    { employee, own: employee === '', sales: sales.map(({ id }) => id) },
    fetchOptions(attempt),
  );
  const places = (viewer?.commission ?? node?.commission)?.places;
  const { points, marks, indexOf } = useMemo(() => placesOn(sales, places ?? []), [sales, places]);
  const [chosen, setChosen] = useState(0);
  return (
    <Box display="flex" flexDirection={{ base: 'column', md: 'row' }} flex="1" minW="0" minH="0">
      <Box flex="1" minW="0" minH="panel">
        <PlacesMap points={points} marks={marks} index={chosen} onMark={setChosen} />
      </Box>
      <chakra.section
        aria-label={formatMessage('commission.map.orders')}
        // Focusable for scrolling, because without known places the list has no focusable rows.
        tabIndex={0}
        w={{ md: 'column.summary' }}
        maxH={{ base: '2/5', md: 'none' }}
        flexShrink="0"
        overflowY="auto"
        p="3"
        borderStart={{ md: '1px solid' }}
        borderColor={{ md: 'border' }}
      >
        <chakra.ol listStyleType="none" m="0" p="0">
          {sales.map((sale, place) => (
            <PlaceRow
              key={sale.id}
              sale={sale}
              number={place + 1}
              at={points[indexOf.get(sale.id) ?? -1]?.at}
              current={indexOf.get(sale.id) === chosen}
              onChoose={() => setChosen(indexOf.get(sale.id) ?? 0)}
            />
          ))}
        </chakra.ol>
      </chakra.section>
    </Box>
  );
}

type Found = readonly {
  readonly saleId: string;
  readonly point: { readonly latitude: number; readonly longitude: number; readonly at: string };
}[];

/** The places in the order of the sales, each with the number of its sale in the list. */
function placesOn(sales: readonly ListedSale[], found: Found) {
  const pointOf = new Map(found.map(({ saleId, point }) => [saleId, point]));
  const known = sales.flatMap(({ id, number }, place) => {
    const point = pointOf.get(id);
    if (!point) return [];
    const { latitude, longitude, at } = point;
    return [{ id, number, place, point: { latitude, longitude, at: new Date(at) } }];
  });
  return {
    points: known.map(({ point }) => point),
    marks: known.map(({ number, place }, index) => ({ index, label: number, number: String(place + 1) })),
    indexOf: new Map(known.map(({ id }, index) => [id, index])),
  };
}
