import { formatMessage, type Step } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Link } from '@chakra-ui/react/link';
import { Link as RouterLink } from 'react-router-dom';
import { toast } from '../../../app/toast/toast.ts';
import { rolePath } from '../../Permissions/rolePath.ts';
import type { Rights } from '../rights.ts';
import type { Designation } from '../useHierarchy.ts';
import { useUpdateDesignation } from '../writes/useUpdateDesignation.ts';
import { DesignationForm } from './DesignationForm.tsx';
import { People } from './People.tsx';
import { Position } from './Position.tsx';
import { Remove } from './Remove.tsx';

interface Props {
  designation: Designation;
  rights: Rights;
  /** Its position, as text. */
  place: string;
  possible: ReadonlySet<Step>;
  /** It is being moved: its new version is not yet known. */
  moving: boolean;
  onStep: (step: Step) => void;
  onAddChild: () => void;
  onDelete: () => void;
  onClose: () => void;
}

/** A designation beside the tree: edit it, move it by steps, see its people, delete it. */
export function OpenDesignation({
  designation,
  rights,
  place,
  possible,
  moving,
  onStep,
  onAddChild,
  onDelete,
  onClose,
}: Props) {
  const { write } = useUpdateDesignation();
  const { id, name, visibilityPoints, commissionPercent, version, peopleCount, viewerCanChange } =
    designation;
  const mayEdit = rights.edit && viewerCanChange;
  return (
    <DesignationForm
      title={name}
      second={place}
      saved={{ name, visibilityPoints: String(visibilityPoints), commissionPercent }}
      draftName={`designation ${id}`}
      readOnly={!mayEdit}
      waiting={moving}
      failed="hierarchy.updateFailed"
      onSave={(fields, key) => write({ key, designation: id, expectedVersion: version, ...fields })}
      onSaved={(_id, saved) => toast.success(formatMessage('hierarchy.updated', { name: saved }))}
      onClose={onClose}
    >
      {!mayEdit && (
        <Box mt="4" color="fg.muted">
          {formatMessage(rights.edit ? 'hierarchy.own' : 'hierarchy.readOnly')}
        </Box>
      )}
      {(mayEdit || rights.add) && (
        <Position
          possible={mayEdit ? possible : undefined}
          onStep={onStep}
          onAddChild={rights.add ? onAddChild : undefined}
        />
      )}
      <People designation={id} count={peopleCount} />
      {rights.permissions && (
        <Link asChild mt="4" minH="control.touch">
          <RouterLink to={rolePath(id)}>{formatMessage('hierarchy.permissions')}</RouterLink>
        </Link>
      )}
      {rights.remove && viewerCanChange && <Remove people={peopleCount} onDelete={onDelete} />}
    </DesignationForm>
  );
}
