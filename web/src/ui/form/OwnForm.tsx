import type { FormField } from '@galla/domain';
import type { FormikHelpers, FormikProps } from 'formik';
import { useState, type ReactNode } from 'react';
import type { NotSaved, WriteResult } from '../../app/graph/refusal.ts';
import { useDraft } from '../../local/useDraft.ts';
import { RecordForm } from '../../record/RecordForm.tsx';
import { type Entries, type Entry, isBlank, isEntries } from './entries.ts';
import type { DynamicFormRules } from './useDynamicForm.ts';

export interface OwnFormProps {
  /** What is stored, by field; blank where it says nothing. */
  stored?: Entries;
  /** The name by which what is typed is kept on this device until it is saved. */
  draft: string;
  /** Parameters of the address that open this form: another value of one leaves it. */
  params?: readonly string[];
  /** Entries of the screen's own beside the definition's, with their blanks: `hidden`, `check` and `save` get them too. */
  beyond?: Entries;
  /** Something beside the fields is changed and not saved: it holds the form as they do. */
  changed?: boolean;
  /** Problems beyond the definition; the definition's own go first. */
  check?: (entries: Entries, fields: readonly FormField[]) => Record<string, string>;
  /** Fields that make no sense beside what is entered: they are neither checked nor sent. */
  hidden?: (entries: Entries) => ReadonlySet<string>;
  /** Writes the entries of the fields that show. */
  save: (entries: Entries, key: string) => Promise<WriteResult>;
  /** What the form starts from once entries are saved; the same where left out. */
  next?: (entries: Entries) => Entries;
  /** Deals with a refusal of its own and answers true. */
  onRefused?: (outcome: NotSaved, entries: Entries, helpers: FormikHelpers<Entries>) => boolean;
  /** What was typed is saved, or left behind: whatever else is kept of it goes too. */
  onDropped?: () => void;
  /** Everything is saved and the form starts anew: the screen may go elsewhere. */
  onSaved?: () => void;
  /** The fields, with `DynamicFields`, and the buttons. */
  children: (state: FormikProps<Entries>) => ReactNode;
}

const NONE: ReadonlySet<string> = new Set();

const without = (entries: Entries, hidden: ReadonlySet<string>): Entries =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => !hidden.has(name)));

const sameEntry = (one: Entry | undefined, other: Entry | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The form of a record by the shop's own definition. */
export function OwnForm({ rules, ...props }: OwnFormProps & { rules: DynamicFormRules }) {
  const { stored, draft: name, beyond = {}, check, hidden = () => NONE, save, next, ...rest } = props;
  const { fields, validate } = rules;
  const fitting = (entries: Entries): Entries => ({
    ...rules.fitting(entries),
    ...Object.fromEntries(Object.entries(beyond).map(([own, blank]) => [own, entries[own] ?? blank])),
  });
  const kept = useDraft(name, isEntries);
  const [start] = useState(() => fitting(stored ?? {}));
  const [draft] = useState(() => kept.draft && fitting({ ...start, ...kept.draft }));
  return (
    <RecordForm<Entries, WriteResult>
      {...rest}
      stored={start}
      draft={{ ...kept, draft }}
      check={(entries) => {
        const asked = without(entries, hidden(entries));
        const problems = { ...check?.(asked, fields), ...validate(asked) };
        // What is stored already is not refused: the shop may have changed its form since.
        const stands = (field: string): boolean =>
          stored?.[field] !== undefined &&
          !isBlank(stored[field]) &&
          sameEntry(stored[field], entries[field]);
        return Object.fromEntries(Object.entries(problems).filter(([field]) => !stands(field)));
      }}
      save={(entries, key) => save(without(entries, hidden(entries)), key)}
      next={(entries) => {
        const saved = without(entries, hidden(entries));
        return fitting(next ? next(saved) : saved);
      }}
    />
  );
}
