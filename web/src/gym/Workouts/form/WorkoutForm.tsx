import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';
import type { WriteResult } from '../../../app/graph/refusal.ts';
import { useDraft } from '../../../local/useDraft.ts';
import { FormStatus } from '../../../record/FormStatus.tsx';
import { RecordForm } from '../../../record/RecordForm.tsx';
import { DetailDrawer } from '../../../ui/DetailDrawer.tsx';
import { FORM_PARAMS } from '../address.ts';
import { WorkoutFields } from './WorkoutFields.tsx';
import { checkEntries, isEntries, type Entries } from './entries.ts';
import { SaveWorkout } from './SaveWorkout.tsx';

interface Props<O extends WriteResult> {
  title: string;
  second?: string;
  stored: Entries;
  /** Under which what is typed is kept on the device. */
  draftName: string;
  /** Shown, but not to be changed. */
  readOnly?: boolean;
  /** The name takes the focus. */
  first?: boolean;
  checking: boolean;
  save: (entries: Entries, key: string) => Promise<O>;
  onSaved: () => void;
  onClose: () => void;
  /** The button that deletes it. */
  remove?: ReactNode;
}

/** The form of a workout beside its list. What is typed survives a failed save and a closed tab. */
export function WorkoutForm<O extends WriteResult>(props: Props<O>) {
  const { title, second, stored, readOnly = false, first = false, checking, onClose, remove } = props;
  const formId = useId();
  const draft = useDraft(props.draftName, isEntries);
  return (
    <RecordForm<Entries, O>
      stored={stored}
      follows
      draft={draft}
      params={FORM_PARAMS}
      check={checkEntries}
      save={props.save}
      onSaved={props.onSaved}
      renderFrame={(content, { isSubmitting, handleSubmit }) => (
        <DetailDrawer
          title={title}
          {...(second !== undefined && { second })}
          open
          onClose={onClose}
          foot={
            <HStack w="full" gap="2">
              {readOnly ? (
                <Button flex="1" variant="outline" onClick={onClose}>
                  {formatMessage('shell.close')}
                </Button>
              ) : (
                <SaveWorkout form={formId} busy={isSubmitting} onSave={() => handleSubmit()} />
              )}
              {remove}
            </HStack>
          }
        >
          <chakra.form id={formId} noValidate onSubmit={handleSubmit}>
            {content}
          </chakra.form>
        </DetailDrawer>
      )}
    >
      {() => (
        <>
          <WorkoutFields disabled={readOnly} first={first} />
          <FormStatus checking={checking} mt="4" />
        </>
      )}
    </RecordForm>
  );
}
