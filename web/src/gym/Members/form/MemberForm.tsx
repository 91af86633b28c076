import type { WriteResult } from '../../../app/graph/refusal.ts';
import { ColumnForm, type ColumnFormProps } from '../../../record/ColumnForm.tsx';
import { FORM_PARAMS } from '../address.ts';
import type { Choices } from '../useChoices.ts';
import { checkEntries, isEntries, type Entries } from './entries.ts';
import { MemberFields, type Gone } from './MemberFields.tsx';

interface Props<O extends WriteResult> extends ColumnFormProps<Entries, O> {
  choices: Choices;
  /** Names of deleted plans that the member followed. */
  gone?: Gone;
  /** The name takes the focus. */
  first?: boolean;
}

/** The form of a member beside its list. */
export const MemberForm = <O extends WriteResult>({
  choices,
  gone = {},
  first = false,
  ...form
}: Props<O>) => (
  <ColumnForm {...form} isEntries={isEntries} params={FORM_PARAMS} check={checkEntries}>
    <MemberFields choices={choices} gone={gone} disabled={form.readOnly === true} first={first} />
  </ColumnForm>
);
