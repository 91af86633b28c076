import { formatMessage, RESOURCE_KINDS, type ResourceKind } from '@galla/domain';
import { DetailDrawer } from '../../ui/DetailDrawer.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NEW } from './address.ts';
import type { Rights } from './GymResourceList.tsx';
import { NewGymResource } from './form/NewGymResource.tsx';
import { OpenGymResource } from './form/OpenGymResource.tsx';
import type { GymResource } from './useGymResources.ts';

interface Props {
  gymResources: readonly GymResource[];
  /** The kind of the tab, and of a new resource. */
  kind: ResourceKind;
  /** Id of the open resource, NEW, or '' for none. */
  open: string;
  rights: Rights;
  onDelete: (gymResource: GymResource) => void;
  onClose: () => void;
}

/** Beside the list: the open resource, or the form for a new one. */
export function GymResourcePanel({ gymResources, kind, open, rights, onDelete, onClose }: Props) {
  if (open === '') return false;
  if (open === NEW && rights.add) return <NewGymResource key={kind} kind={kind} onClose={onClose} />;
  const gymResource = gymResources.find(({ id }) => id === open);
  if (gymResource === undefined) {
    return (
      <DetailDrawer title={RESOURCE_KINDS[kind]} open onClose={onClose}>
        <EmptyState title={formatMessage('resources.missing')} />
      </DetailDrawer>
    );
  }
  return (
    <OpenGymResource
      key={gymResource.id}
      gymResource={gymResource}
      mayEdit={rights.edit}
      onDelete={rights.remove ? () => onDelete(gymResource) : undefined}
      onClose={onClose}
    />
  );
}
