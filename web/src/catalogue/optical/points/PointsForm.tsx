import { type PointsEntries, readPoints, formatMessage } from '@galla/domain';
import { RowForm } from '../../../record/RowForm.tsx';
import { FormNumber } from '../../../ui/FormNumber.tsx';
import { FormSelect } from '../../../ui/FormSelect.tsx';
import { formErrors } from '../../../ui/problems.ts';
import { useSavePoints } from './useWritePoints.ts';

interface Props {
  /** Global id of the product. */
  product: string;
  /** The assignment that is changed; undefined for a new one. */
  edited:
    | { readonly id: string; readonly designation: { id: string; name: string }; readonly points: string }
    | undefined;
  /** Designations without points. */
  choices: readonly { label: string; value: string }[];
  onEnd: () => void;
}

function check(entries: PointsEntries): Record<string, string> {
  const read = readPoints(entries);
  return 'problems' in read ? formErrors(read.problems, { designation_id: 'designation' }) : {};
}

/** Who earns how many points. */
export function PointsForm({ product, edited, choices, onEnd }: Props) {
  const { assign, edit, busy } = useSavePoints();
  const own = edited ? [{ value: edited.designation.id, label: edited.designation.name }] : [];
  return (
    <RowForm
      stored={{ designation: edited?.designation.id ?? '', points: edited?.points ?? '' }}
      check={check}
      save={({ designation, points }, key) => {
        const values = { key, designation, points: points.trim() };
        return edited ? edit({ ...values, assignment: edited.id }) : assign({ ...values, product });
      }}
      edits={edited !== undefined}
      add={formatMessage('optical.assign')}
      columns="2fr 1fr"
      busy={busy}
      done={formatMessage('optical.pointsSaved')}
      onEnd={onEnd}
    >
      <FormSelect
        name="designation"
        label={formatMessage('optical.designation')}
        required
        options={[...own, ...choices]}
      />
      <FormNumber name="points" label={formatMessage('optical.points')} required />
    </RowForm>
  );
}
