import { chakra } from '@chakra-ui/react/styled-system';
import { Formik, type FormikHelpers, type FormikProps, type FormikTouched } from 'formik';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { WriteResult } from '../app/graph/refusal.ts';
import { newKey } from '../app/key.ts';
import { UnsavedGuard } from '../app/router/UnsavedGuard.tsx';
import type { Draft } from '../local/useDraft.ts';
import { TellUnsaved } from '../ui/dialog/TellUnsaved.tsx';
import { FocusProblem } from '../ui/form/FocusProblem.tsx';
import { KeepValues } from '../ui/form/KeepValues.tsx';
import { FollowStored } from './FollowStored.tsx';
import { showRefusal } from './showRefusal.ts';

export interface RecordFormProps<V extends object, O extends WriteResult> {
  /** The record as it is stored, or what a new one begins with. */
  stored: V;
  /** What is typed is kept on this device until it is saved. */
  draft?: Draft<V>;
  /** What is stored meanwhile, here or by somebody else, appears where nothing was typed. */
  follows?: boolean;
  /** What asks before something typed is lost: the page, or the dialog around the form. */
  guard?: 'page' | 'dialog' | 'none';
  /** Parameters of the address that open this form: another value of one leaves it. */
  params?: readonly string[];
  /** Something beside the fields is changed and not saved: it holds the form as they do. */
  changed?: boolean;
  /** Fields whose problems show before they were left. */
  touched?: FormikTouched<V>;
  /** What is wrong, by field. */
  check: (values: V) => Record<string, string>;
  /**
   * Writes the record. The key stays the same until it is saved. Undefined: it was given up before
   * it was sent, or nothing is: this device takes it over.
   */
  save: (values: V, key: string) => Promise<O | undefined>;
  /** What the form starts from once `values` are saved; the same where left out. */
  next?: (values: V) => V;
  /** It is saved and the form starts anew: the screen may go elsewhere. */
  onSaved?: (outcome: Extract<O, { kind: 'saved' }>, values: V) => void | Promise<void>;
  /** Deals with a refusal of its own and answers true; the rest stands at its fields and in the form's status. */
  onRefused?: (outcome: Exclude<O, { kind: 'saved' }>, values: V, helpers: FormikHelpers<V>) => boolean;
  /** What was typed is saved, or left behind: whatever else is kept of it goes too. */
  onDropped?: () => void;
  /** What stands around the fields; it has the form's tag. */
  renderFrame?: (content: ReactNode, state: FormikProps<V>) => ReactNode;
  /** The fields. */
  children: (state: FormikProps<V>) => ReactNode;
}

const bare = <V,>(content: ReactNode, { handleSubmit }: FormikProps<V>): ReactNode => (
  <chakra.form noValidate display="contents" onSubmit={handleSubmit}>
    {content}
  </chakra.form>
);

/** The form of a record: kept while it is typed, guarded when it is left, checked, saved, and refused at its fields. */
export function RecordForm<V extends object, O extends WriteResult>(props: RecordFormProps<V, O>) {
  const {
    stored,
    draft,
    follows = false,
    guard = 'page',
    params,
    changed = false,
    touched = {},
    check,
    save,
  } = props;
  const { next = (values) => values, onSaved, onRefused, onDropped, renderFrame = bare, children } = props;
  const [start] = useState(stored);
  const [key, setKey] = useState(newKey);
  const drop = (): void => {
    draft?.drop();
    onDropped?.();
  };
  const submit = async (values: V, helpers: FormikHelpers<V>): Promise<void> => {
    helpers.setStatus(undefined);
    const outcome = await save(values, key);
    if (outcome === undefined) return;
    if (isRefused(outcome)) {
      if (onRefused?.(outcome, values, helpers) !== true) showRefusal(outcome, values, helpers);
      return;
    }
    drop();
    // At once, so that the guard lets go before the screen leaves.
    flushSync(() => {
      setKey(newKey());
      helpers.resetForm({ values: next(values) });
    });
    await onSaved?.(outcome as Extract<O, { kind: 'saved' }>, values);
  };
  return (
    <Formik<V> initialValues={start} initialTouched={touched} validate={check} onSubmit={submit}>
      {(state) => {
        const unsaved = changed || state.dirty;
        return renderFrame(
          <>
            {children(state)}
            <FollowStored<V> stored={stored} follows={follows} draft={draft?.draft} />
            {draft && <KeepValues<V> onValues={draft.keep} onUndone={draft.drop} />}
            <FocusProblem />
            {guard === 'dialog' && <TellUnsaved when={unsaved} />}
            {guard === 'page' && (
              <UnsavedGuard when={unsaved} onLeave={drop} {...(params !== undefined && { params })} />
            )}
          </>,
          state,
        );
      }}
    </Formik>
  );
}

const isRefused = <O extends WriteResult>(outcome: O): outcome is Exclude<O, { kind: 'saved' }> =>
  outcome.kind !== 'saved';
