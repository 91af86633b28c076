import { formatMessage, type MessageKey } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';
import { toast } from '../../../app/toast/toast.ts';
import { useDraft } from '../../../local/useDraft.ts';
import { RecordForm } from '../../../record/RecordForm.tsx';
import { DetailDrawer } from '../../../ui/DetailDrawer.tsx';
import { PANEL_PARAMS } from '../address.ts';
import { refusedText } from '../writes/refusedText.ts';
import type { useUpdateDesignation } from '../writes/useUpdateDesignation.ts';
import { checkEntries, fieldsOf, isEntries, type Entries } from './entries.ts';
import { Fields } from './Fields.tsx';

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
  const draft = useDraft(draftName, isEntries);
  return (
    <RecordForm<Entries, Saved>
      stored={saved}
      follows
      draft={draft}
      params={PANEL_PARAMS}
      check={checkEntries}
      save={(values, key) => props.onSave(fieldsOf(values), key)}
      next={(values) => {
        const fields = fieldsOf(values);
        return { ...fields, visibilityPoints: String(fields.visibilityPoints) };
      }}
      onSaved={({ saved: { designation } }, values) => props.onSaved(designation.id, values.name.trim())}
      onRefused={(outcome, values) => {
        // A problem elsewhere (the parent is gone, too deep) stands beside the form.
        if (outcome.kind === 'problems' && Object.keys(outcome.problems).every((name) => name in values))
          return false;
        toast.error(refusedText(props.failed, outcome));
        return true;
      }}
      renderFrame={(content, { isSubmitting, handleSubmit }) => (
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
                loadingText={formatMessage('shell.saving')}
              >
                {formatMessage('shell.save')}
              </Button>
            )
          }
        >
          <chakra.form id={formId} noValidate onSubmit={handleSubmit}>
            {content}
          </chakra.form>
          {props.children}
        </DetailDrawer>
      )}
    >
      {() => <Fields disabled={readOnly} first={first} />}
    </RecordForm>
  );
}
