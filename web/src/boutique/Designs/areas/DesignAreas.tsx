import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { startTransition, useState, type ReactNode } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { DesignAreasQuery } from '../../../__generated__/DesignAreasQuery.graphql.ts';
import { fetchOptions } from '../../../app/graph/fetchOptions.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { StageChoice } from '../../stagePrices/amounts.ts';
import { storedArea } from '../draft/stored.ts';
import type { Rights } from '../rights.ts';
import { NoService } from '../NoService.tsx';
import { DesignPage } from './DesignPage.tsx';

interface Props {
  /** Global id. */
  garment: string;
  attempt: number;
  /** Shown above the areas; scrolls with them. */
  head: ReactNode;
  stages: readonly StageChoice[];
  rights: Rights;
  onEdit: ((item: string) => void) | undefined;
}

/** The stored designs of one item. */
export function DesignAreas({ garment: id, attempt, onEdit, ...rest }: Props) {
  const [version, setVersion] = useState(0);
  const { node } = useLazyLoadQuery<DesignAreasQuery>(
    graphql`
      query DesignAreasQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Garment @alias(as: "garment") {
            name
            areas {
              ...stored_area
            }
          }
        }
      }
    `,
    { id },
    fetchOptions(attempt + version),
  );
  const garment = node?.garment;
  if (garment == null) return <NoService head={rest.head} />;
  return (
    <DesignPage
      {...rest}
      garment={id}
      stored={garment.areas.map(storedArea)}
      onStale={() => startTransition(() => setVersion(version + 1))}
      empty={
        <EmptyState
          title={formatMessage('designScreen.noAreas')}
          explained={formatMessage('designScreen.noAreasExplained')}
        >
          {onEdit && (
            <Button onClick={() => onEdit(id)}>
              {formatMessage('designScreen.editItem', { name: garment.name })}
            </Button>
          )}
        </EmptyState>
      }
    />
  );
}
