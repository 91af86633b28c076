import type { ResourceKind } from '@galla/domain';
import type { WriteResult } from '../../../app/graph/refusal.ts';
import { ColumnForm, type ColumnFormProps } from '../../../record/ColumnForm.tsx';
import { FORM_PARAMS } from '../address.ts';
import { checkEntries, isEntries, type Entries } from './entries.ts';
import { GymResourceFields } from './GymResourceFields.tsx';

interface Props<O extends WriteResult> extends ColumnFormProps<Entries, O> {
  kind: ResourceKind;
  /** The name takes the focus. */
  first?: boolean;
}

/** The form of a resource beside its list. */
export const GymResourceForm = <O extends WriteResult>({ kind, first = false, ...form }: Props<O>) => (
  <ColumnForm {...form} isEntries={isEntries} params={FORM_PARAMS} check={checkEntries(kind)}>
    <GymResourceFields kind={kind} disabled={form.readOnly === true} first={first} />
  </ColumnForm>
);
