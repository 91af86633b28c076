import type { FormField } from '@galla/domain';
import type { FormikHelpers, FormikProps } from 'formik';
import { useState, type ReactNode } from 'react';
import type { NotSaved, WriteResult } from '../../app/graph/refusal.ts';
import { useDraft } from '../../local/useDraft.ts';
import { RecordForm } from '../../record/RecordForm.tsx';
import { type Entries, type Entry, isBlank, isEntries } from './entries.ts';
import type { DynamicFormRules } from './useDynamicForm.ts';

export interface OwnFormProps {
  /** The stored entries by field; missing ones are blank. */
  stored?: Entries;
  /** Storage name of the draft. */
  draft: string;
  /** Address parameters that identify this form: changing one leaves it. */
  params?: readonly string[];
  /**
   * The screen's own entries besides the definition's, with their blank values; also passed to `hidden`, `check` and
   * `save`.
   */
  beyond?: Entries;
  /** Something beside the fields has unsaved changes and guards the form as they do. */
  changed?: boolean;
  /** Problems beyond the definition, whose own problems take precedence. */
  check?: (entries: Entries, fields: readonly FormField[]) => Record<string, string>;
  /** Fields that do not apply to the current entries: they are neither validated nor sent. */
  hidden?: (entries: Entries) => ReadonlySet<string>;
  /** Writes the entries of the visible fields. */
  save: (entries: Entries, key: string) => Promise<WriteResult>;
  /** The entries to continue with after saving; the same by default. */
  next?: (entries: Entries) => Entries;
  /** Handles a refusal itself by returning true. */
  onRefused?: (outcome: NotSaved, entries: Entries, helpers: FormikHelpers<Entries>) => boolean;
  /** The input was saved or discarded: related stored data can be removed. */
  onDropped?: () => void;
  /** Called after saving, when the form is reset and the screen may navigate. */
  onSaved?: () => void;
  /** The fields, with `DynamicFields`, and the buttons. */
  children: (state: FormikProps<Entries>) => ReactNode;
}

const NONE: ReadonlySet<string> = new Set();

const without = (entries: Entries, hidden: ReadonlySet<string>): Entries =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => !hidden.has(name)));

const sameEntry = (one: Entry | undefined, other: Entry | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The form of a record, by the shop's own definition. */
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
        // Unchanged stored values are not refused: the shop may have changed its form since.
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
