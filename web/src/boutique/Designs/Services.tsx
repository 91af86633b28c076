import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Plus } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { Services_garments$key } from '../../__generated__/Services_garments.graphql.ts';
import { ReloadBand } from '../../app/router/ReloadBand.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { Part } from '../../ui/Part.tsx';
import { GarmentChoice } from '../garments/GarmentChoice.tsx';
import type { StageChoice } from '../stagePrices/amounts.ts';
import { addressOfItem } from './address.ts';
import { DesignAreas } from './areas/DesignAreas.tsx';
import { TileSkeleton } from './areas/TileSkeleton.tsx';
import { NoService } from './NoService.tsx';
import type { Rights } from './rights.ts';

interface Props {
  garments: Services_garments$key;
  /** Global id from the URL; null if the URL has none, in which case the first service is shown. */
  asked: string | null;
  /** Undefined if they could not be fetched. */
  stages: readonly StageChoice[] | undefined;
  rights: Rights;
  /** Opens the form of a new item; undefined if the user may not add one. */
  onNew: (() => void) | undefined;
  onEdit: ((item: string) => void) | undefined;
}

/** The services, and the designs of the chosen one. */
export function Services({ garments: key, asked, stages, rights, onNew, onEdit }: Props) {
  const garments = useFragment(
    graphql`
      fragment Services_garments on Garment @relay(plural: true) {
        id
        ...GarmentChoice_garments
      }
    `,
    key,
  );
  const chosen = (asked === null ? garments[0] : garments.find(({ id }) => id === asked))?.id;
  if (garments.length === 0) {
    return (
      <PageContent>
        <EmptyState
          title={formatMessage('designScreen.noServices')}
          explained={formatMessage('designScreen.noServicesExplained')}
        >
          {onNew && (
            <Button onClick={onNew}>
              <Plus strokeWidth={1.75} aria-hidden />
              {formatMessage('itemScreen.new')}
            </Button>
          )}
        </EmptyState>
      </PageContent>
    );
  }
  const head = (
    <>
      <GarmentChoice
        label={formatMessage('designScreen.services')}
        garments={garments}
        chosen={chosen}
        addressOf={addressOfItem}
      />
      {stages === undefined && <ReloadBand answered title={formatMessage('designScreen.stagesFailed')} />}
    </>
  );
  if (chosen === undefined) return <NoService head={head} />;
  return (
    <Part
      key={chosen}
      title={formatMessage('designScreen.areasFailed')}
      skeleton={
        <PageContent>
          {head}
          <TileSkeleton />
        </PageContent>
      }
    >
      {(attempt) => (
        <DesignAreas
          garment={chosen}
          attempt={attempt}
          head={head}
          stages={stages ?? []}
          rights={rights}
          onEdit={onEdit}
        />
      )}
    </Part>
  );
}
