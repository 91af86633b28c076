import { say, type MessageKey } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Formik, type FormikHelpers } from 'formik';
import { useId, useState, type ReactNode } from 'react';
import { newKey } from '../../../app/key.ts';
import { UnsavedGuard } from '../../../app/router/UnsavedGuard.tsx';
import { toast } from '../../../app/toast/toast.ts';
import { useDraft } from '../../../local/useDraft.ts';
import { DetailDrawer } from '../../../ui/DetailDrawer.tsx';
import { FocusProblem } from '../../../ui/form/FocusProblem.tsx';
import { KeepValues } from '../../../ui/form/KeepValues.tsx';
import { PANEL_PARAMS } from '../address.ts';
import { refusedText } from '../writes/refusedText.ts';
import type { useUpdateDesignation } from '../writes/useUpdateDesignation.ts';
import { checkEntries, fieldsOf, isEntries, type Entries } from './entries.ts';
import { Fields } from './Fields.tsx';
import { FollowSaved } from './FollowSaved.tsx';

type Saved = Awaited<ReturnType<ReturnType<typeof useUpdateDesignation>['write']>>;

interface Props {
  title: string;
  second: string;
  saved: Entries;
  /** Under which what is typed is kept on the device. */
  draftName: string;
  /** Shown, but not to be changed. */
  readOnly?: boolean;
  /** It can't be saved at this moment. */
  waiting?: boolean;
  /** The name takes the focus. */
  first?: boolean;
  /** The sentence for what could not be saved. */
  failed: MessageKey;
  onSave: (fields: ReturnType<typeof fieldsOf>, key: string) => Promise<Saved>;
  onSaved: (id: string, name: string) => void;
  onClose: () => void;
  /** Under the fields. */
  children?: ReactNode;
}

/** The panel with the form of a designation. What is typed survives a failed save, an ended session and a closed tab. */
export function DesignationForm(props: Props) {
  const { title, second, saved, draftName, readOnly = false, waiting = false, first = false } = props;
  const formId = useId();
  const { draft, keep, drop } = useDraft(draftName, isEntries);
  const [key, setKey] = useState(newKey);

  const submit = async (values: Entries, helpers: FormikHelpers<Entries>): Promise<void> => {
    const fields = fieldsOf(values);
    const outcome = await props.onSave(fields, key);
    if (outcome.kind === 'saved') {
      drop();
      setKey(newKey());
      helpers.resetForm({ values: { ...fields, visibilityPoints: String(fields.visibilityPoints) } });
      props.onSaved(outcome.saved.designation.id, fields.name);
      return;
    }
    // A problem elsewhere (the parent is gone, too deep) stands beside the form.
    const atFields =
      outcome.kind === 'problems' && Object.keys(outcome.problems).every((name) => name in values);
    if (atFields) helpers.setErrors(outcome.problems);
    else toast.failed(refusedText(props.failed, outcome));
  };
  return (
    <Formik<Entries> initialValues={saved} validate={checkEntries} onSubmit={submit}>
      {({ dirty, isSubmitting, handleSubmit }) => (
        <DetailDrawer
          title={title}
          second={second}
          open
          onClose={props.onClose}
          foot={
            !readOnly && (
              <Button
                type="submit"
                form={formId}
                disabled={waiting}
                loading={isSubmitting}
                loadingText={say('shell.saving')}
              >
                {say('shell.save')}
              </Button>
            )
          }
        >
          <chakra.form id={formId} noValidate onSubmit={handleSubmit}>
            <Fields disabled={readOnly} first={first} />
            <FollowSaved saved={saved} draft={draft} />
            <KeepValues<Entries> onValues={keep} />
            <FocusProblem />
            <UnsavedGuard when={dirty} params={PANEL_PARAMS} onLeave={drop} />
          </chakra.form>
          {props.children}
        </DetailDrawer>
      )}
    </Formik>
  );
}
