import { formatMessage, RESOURCE_KINDS } from '@galla/domain';
import { toast } from '../../../app/toast/toast.ts';
import { DeleteButton } from '../../../record/DeleteButton.tsx';
import type { GymResource } from '../useGymResources.ts';
import { useUpdateGymResource } from '../useWriteGymResources.ts';
import { GymResourceForm } from './GymResourceForm.tsx';
import { entriesOf, inputOf } from './entries.ts';

interface Props {
  gymResource: GymResource;
  mayEdit: boolean;
  /** Undefined if the user may not. */
  onDelete: (() => void) | undefined;
  onClose: () => void;
}

/** A resource beside the list: edit or delete it. */
export function OpenGymResource({ gymResource, mayEdit, onDelete, onClose }: Props) {
  const { write, checking } = useUpdateGymResource();
  const { id, kind, name, version } = gymResource;
  return (
    <GymResourceForm
      kind={kind}
      title={name}
      stored={entriesOf(gymResource)}
      draftName={`gymResource ${id}`}
      readOnly={!mayEdit}
      checking={checking}
      save={(entries, key) =>
        write({ key, gymResource: id, expectedVersion: version, ...inputOf(kind, entries) })
      }
      onSaved={() => toast.success(formatMessage('resources.updated', { kind: RESOURCE_KINDS[kind] }))}
      onClose={onClose}
      more={
        onDelete && <DeleteButton label={formatMessage('resources.delete', { name })} onDelete={onDelete} />
      }
    />
  );
}
