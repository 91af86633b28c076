import type { FormField } from '@galla/domain';
import { chakra } from '@chakra-ui/react/styled-system';
import { Formik, type FormikHelpers, type FormikProps } from 'formik';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { UnsavedGuard } from '../../app/router/UnsavedGuard.tsx';
import { useDraft } from '../../local/useDraft.ts';
import { type Entries, type Entry, isBlank, isEntries } from './entries.ts';
import { FocusProblem } from './FocusProblem.tsx';
import { KeepValues } from './KeepValues.tsx';
import type { DynamicFormRules } from './useDynamicForm.ts';

export interface OwnFormProps {
  /** What is stored, by field; blank where it says nothing. */
  stored?: Entries;
  /** The name by which what is typed is kept on this device until it is saved. */
  draft: string;
  /** Parameters of the address that open this form: another value of one leaves it. */
  params?: readonly string[];
  /** Entries of the screen's own beside the definition's, with their blanks: `hidden`, `check` and `onSubmit` get them too. */
  beyond?: Entries;
  /** Something beside the fields is changed and not saved: it holds the form as they do. */
  changed?: boolean;
  /** Problems beyond the definition; the definition's own go first. */
  check?: (entries: Entries, fields: readonly FormField[]) => Record<string, string>;
  /** Fields that make no sense beside what is entered: they are neither checked nor sent. */
  hidden?: (entries: Entries) => ReadonlySet<string>;
  /**
   * Sends the entries of the fields that show. Answers what the form starts from afterwards once they are saved;
   * nothing where the form stays as it is, with what `helpers` says of it.
   */
  onSubmit: (entries: Entries, helpers: FormikHelpers<Entries>) => Promise<Entries | undefined>;
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

const same = (one: Entries, other: Entries): boolean =>
  Object.keys(one).every((name) => sameEntry(one[name], other[name]));

/** A form that stands by itself: kept on the device while it is typed, guarded when it is left, and sent. */
export function OwnForm(props: OwnFormProps & { rules: DynamicFormRules }) {
  const { stored, draft: name, params, beyond = {}, changed = false, check, hidden = () => NONE } = props;
  const { onSubmit, onDropped, onSaved, children } = props;
  const { fields, validate } = props.rules;
  const fitting = (entries: Entries): Entries => ({
    ...props.rules.fitting(entries),
    ...Object.fromEntries(Object.entries(beyond).map(([own, blank]) => [own, entries[own] ?? blank])),
  });
  const { draft, keep, drop: forget } = useDraft(name, isEntries);
  const drop = (): void => {
    forget();
    onDropped?.();
  };
  const [base, setBase] = useState(() => fitting(stored ?? {}));
  const [start, setStart] = useState(() => (draft ? fitting({ ...base, ...draft }) : base));
  return (
    <Formik<Entries>
      initialValues={start}
      validate={(entries) => {
        const asked = without(entries, hidden(entries));
        const problems = { ...check?.(asked, fields), ...validate(asked) };
        // What is stored already is not refused: the shop may have changed its form since.
        const stands = (field: string): boolean =>
          stored?.[field] !== undefined &&
          !isBlank(stored[field]) &&
          sameEntry(stored[field], entries[field]);
        return Object.fromEntries(Object.entries(problems).filter(([field]) => !stands(field)));
      }}
      onSubmit={async (entries, helpers) => {
        helpers.setStatus(undefined);
        const next = await onSubmit(without(entries, hidden(entries)), helpers);
        if (next === undefined) return;
        drop();
        // At once, so that the guard lets go before the screen leaves.
        flushSync(() => {
          setBase(fitting(next));
          setStart(fitting(next));
          helpers.resetForm({ values: fitting(next) });
        });
        onSaved?.();
      }}
    >
      {(state) => (
        <chakra.form noValidate display="contents" onSubmit={state.handleSubmit}>
          {children(state)}
          <KeepValues<Entries> onValues={keep} />
          <FocusProblem />
          <UnsavedGuard
            when={changed || !same(base, state.values)}
            onLeave={drop}
            {...(params !== undefined && { params })}
          />
        </chakra.form>
      )}
    </Formik>
  );
}
