import { formatMessage, RESOURCE_KINDS, type ResourceKind } from '@galla/domain';
import { toast } from '../../../app/toast/toast.ts';
import { useCreateGymResource } from '../useWriteGymResources.ts';
import { GymResourceForm } from './GymResourceForm.tsx';
import { inputOf, NEW_ENTRIES } from './entries.ts';

interface Props {
  kind: ResourceKind;
  onClose: () => void;
}

/** The form for a new resource of this kind. */
export function NewGymResource({ kind, onClose }: Props) {
  const { write, checking } = useCreateGymResource();
  const word = RESOURCE_KINDS[kind];
  return (
    <GymResourceForm
      kind={kind}
      title={formatMessage('resources.add', { kind: word })}
      stored={NEW_ENTRIES}
      draftName={`gymResource new ${kind}`}
      first
      checking={checking}
      save={(entries, key) => write({ key, ...inputOf(kind, entries) })}
      onSaved={() => {
        toast.success(formatMessage('resources.added', { kind: word }));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
