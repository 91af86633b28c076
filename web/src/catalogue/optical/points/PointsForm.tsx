import { readPoints, formatMessage } from '@galla/domain';
import { RowForm } from '../../../record/RowForm.tsx';
import { FormNumber } from '../../../ui/FormNumber.tsx';
import { FormSelect } from '../../../ui/FormSelect.tsx';
import { choicesOf, type Named } from '../../../ui/choicesOf.ts';
import { errorsOf } from '../../../ui/problems.ts';
import { useSavePoints } from './useWritePoints.ts';

interface Props {
  /** Global id of the product. */
  product: string;
  /** The assignment to edit; undefined for a new one. */
  edited: { readonly id: string; readonly designation: Named; readonly points: string } | undefined;
  /** Designations without points. */
  choices: readonly Named[];
  onEnd: () => void;
}

/** The designation and points of an assignment. */
export function PointsForm({ product, edited, choices, onEnd }: Props) {
  const { add, edit, busy } = useSavePoints();
  return (
    <RowForm
      stored={{ designation: edited?.designation.id ?? '', points: edited?.points ?? '' }}
      check={(entries) => errorsOf(readPoints(entries), { designation_id: 'designation' })}
      save={({ designation, points }, key) => {
        const values = { key, designation, points: points.trim() };
        return edited ? edit({ ...values, assignment: edited.id }) : add({ ...values, product });
      }}
      add={edited ? undefined : formatMessage('optical.assign')}
      columns="2fr 1fr"
      busy={busy}
      done={formatMessage('optical.pointsSaved')}
      onEnd={onEnd}
    >
      <FormSelect
        name="designation"
        label={formatMessage('optical.designation')}
        required
        options={choicesOf(edited ? [edited.designation, ...choices] : choices)}
      />
      <FormNumber name="points" label={formatMessage('optical.points')} required />
    </RowForm>
  );
}
