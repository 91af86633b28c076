import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import type { ReactNode } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import type { KindsQuery } from '../../../__generated__/KindsQuery.graphql.ts';
import { fetchOptions } from '../../../app/graph/fetchOptions.ts';
import { Part } from '../../../ui/Part.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { ALL } from '../../list/address.ts';
import { KindCard } from './KindCard.tsx';
import { kindsOf } from './kindsOf.ts';

interface Props {
  /** Number of writes so far; a new number refetches the kinds. */
  saves: number;
  /** Shown if there are no products. */
  none: ReactNode;
}

/** An optician's products by kind - lenses, frames … - and category, as the entry to the list (spec 3 §6). */
export const Kinds = ({ saves, none }: Props) => (
  <Part key={saves} title={formatMessage('optical.categoriesFailed')} skeleton={<SkeletonRows rows={6} />}>
    {(attempt) => <Loaded attempt={attempt} saves={saves} none={none} />}
  </Part>
);

function Loaded({ attempt, saves, none }: Props & { attempt: number }) {
  const { viewer } = useLazyLoadQuery<KindsQuery>(
    graphql`
      query KindsQuery @throwOnFieldError {
        viewer {
          tenant {
            opticalCategories {
              ...kindsOf_category
            }
          }
        }
      }
    `,
    {},
    fetchOptions(attempt, saves),
  );
  const kinds = kindsOf(viewer?.tenant?.opticalCategories ?? []);
  if (kinds.length === 0) return none;
  return (
    <>
      <Box
        asChild
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr', xl: '1fr 1fr 1fr' }}
        columnGap="8"
        rowGap="6"
        alignItems="start"
        mt={{ md: '5' }}
      >
        <ul aria-label={formatMessage('optical.kinds')}>
          {kinds.map((kind) => (
            <KindCard key={kind.type} kind={kind} />
          ))}
        </ul>
      </Box>
      <Box pb="6">
        <Button asChild variant="outline">
          <Link to={`?type=${ALL}`}>{formatMessage('optical.allProducts')}</Link>
        </Button>
      </Box>
    </>
  );
}
