import type { WriteResult } from '../../../app/graph/refusal.ts';
import { ColumnForm, type ColumnFormProps } from '../../../record/ColumnForm.tsx';
import { FORM_PARAMS } from '../address.ts';
import { checkEntries, isEntries, type Entries } from './entries.ts';
import { DietPlanFields } from './DietPlanFields.tsx';

interface Props<O extends WriteResult> extends ColumnFormProps<Entries, O> {
  /** The name takes the focus. */
  first?: boolean;
}

/** The form of a diet plan beside its list. */
export const DietPlanForm = <O extends WriteResult>({ first = false, ...form }: Props<O>) => (
  <ColumnForm {...form} isEntries={isEntries} params={FORM_PARAMS} check={checkEntries}>
    <DietPlanFields disabled={form.readOnly === true} first={first} />
  </ColumnForm>
);
