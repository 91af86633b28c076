import type { WriteResult } from '../../../app/graph/refusal.ts';
import { ColumnForm, type ColumnFormProps } from '../../../record/ColumnForm.tsx';
import { FORM_PARAMS } from '../address.ts';
import { BranchFields } from './BranchFields.tsx';
import { allFacilities, checkEntries, isEntries, type Entries } from './entries.ts';

interface Props<O extends WriteResult> extends ColumnFormProps<Entries, O> {
  /** The name takes the focus. */
  first?: boolean;
}

/** The form of a branch beside its list. */
export const BranchForm = <O extends WriteResult>({ first = false, ...form }: Props<O>) => (
  <ColumnForm
    {...form}
    isEntries={isEntries}
    params={FORM_PARAMS}
    check={checkEntries}
    next={(entries) => ({ ...entries, facilities: allFacilities(entries), typedFacility: '' })}
  >
    <BranchFields disabled={form.readOnly === true} first={first} />
  </ColumnForm>
);
