import { chakra } from '@chakra-ui/react/styled-system';
import { Formik, type FormikHelpers, type FormikProps, type FormikTouched } from 'formik';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { isSavedBefore, type WriteResult } from '../app/graph/refusal.ts';
import { newKey } from '../app/key.ts';
import { UnsavedGuard } from '../app/router/UnsavedGuard.tsx';
import type { Draft } from '../local/useDraft.ts';
import { TellUnsaved } from '../ui/dialog/TellUnsaved.tsx';
import { FocusProblem } from '../ui/form/FocusProblem.tsx';
import { KeepValues } from '../ui/form/KeepValues.tsx';
import { FollowStored } from './FollowStored.tsx';
import { showRefusal } from './showRefusal.ts';

export interface RecordFormProps<V extends object, O extends WriteResult> {
  /** The stored record, or the initial values of a new one. */
  stored: V;
  /** Stores the input on this device until saved. */
  draft?: Draft<V>;
  /** Values stored meanwhile, here or by another user, appear in unchanged fields. */
  follows?: boolean;
  /** What asks before input is lost: the page, or the dialog around the form. */
  guard?: 'page' | 'dialog' | 'none';
  /** Address parameters that identify this form: changing one leaves it. */
  params?: readonly string[];
  /** Something beside the fields has unsaved changes and guards the form as they do. */
  changed?: boolean;
  /** Fields whose problems are shown before they were blurred. */
  touched?: FormikTouched<V>;
  /** Problems by field. */
  check: (values: V) => Record<string, string>;
  /**
   * Writes the record. The key stays the same until it is saved, with a draft also across a reload. Resolves with
   * undefined if nothing was sent: the user canceled, or the values stay on this device.
   */
  save: (values: V, key: string) => Promise<O | undefined>;
  /** The values to continue with after `values` are saved; the same by default. */
  next?: (values: V) => V;
  /** Called after saving, when the form is reset and the screen may navigate. */
  onSaved?: (outcome: Extract<O, { kind: 'saved' }>, values: V) => void | Promise<void>;
  /** Handles a refusal itself by returning true; others are shown at their fields and in the form's status. */
  onRefused?: (outcome: Exclude<O, { kind: 'saved' }>, values: V, helpers: FormikHelpers<V>) => boolean;
  /** The input was saved or discarded: related stored data can be removed. */
  onDropped?: () => void;
  /** Renders the frame around the fields, inside the form element. */
  renderFrame?: (content: ReactNode, state: FormikProps<V>) => ReactNode;
  /** The fields. */
  children: (state: FormikProps<V>) => ReactNode;
}

const bare = <V,>(content: ReactNode, { handleSubmit }: FormikProps<V>): ReactNode => (
  <chakra.form noValidate display="contents" onSubmit={handleSubmit}>
    {content}
  </chakra.form>
);

/**
 * The form of a record: stores input as a draft, guards it on leaving, validates, saves, and shows refusals at their
 * fields.
 */
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
  const [key, setKey] = useState(() => draft?.attempted ?? newKey());
  const drop = (): void => {
    draft?.drop();
    onDropped?.();
  };
  const submit = async (values: V, helpers: FormikHelpers<V>): Promise<void> => {
    helpers.setStatus(undefined);
    draft?.attempt(key);
    const outcome = await save(values, key);
    if (outcome === undefined) return;
    if (isRefused(outcome)) {
      if (isSavedBefore(outcome)) {
        const another = newKey();
        setKey(another);
        draft?.attempt(another);
      }
      if (onRefused?.(outcome, values, helpers) !== true) showRefusal(outcome, values, helpers);
      return;
    }
    drop();
    // Synchronous, so that the guard is released before the screen leaves.
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
