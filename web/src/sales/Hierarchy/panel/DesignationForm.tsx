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
  /** Storage name of the draft. */
  draftName: string;
  /** Shown, but not editable. */
  readOnly?: boolean;
  /** Saving is temporarily disabled. */
  waiting?: boolean;
  /** Focuses the name. */
  first?: boolean;
  /** Message for a failed save. */
  failed: MessageKey;
  onSave: (fields: ReturnType<typeof fieldsOf>, key: string) => Promise<Saved>;
  onSaved: (id: string, name: string) => void;
  onClose: () => void;
  /** Below the fields. */
  children?: ReactNode;
}

/** The panel with a designation's form. Input survives a failed save, an expired session and a closed tab. */
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
        // Problems without a field (the parent is gone, too deep) are shown beside the form.
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
