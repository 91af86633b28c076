import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';
import type { WriteResult } from '../app/graph/refusal.ts';
import { useDraft } from '../local/useDraft.ts';
import { DetailDrawer } from '../ui/DetailDrawer.tsx';
import { FormStatus } from './FormStatus.tsx';
import { RecordForm, type RecordFormProps } from './RecordForm.tsx';
import { SaveButton } from './SaveButton.tsx';

/** Props that a slice's form passes on. */
export interface ColumnFormProps<V extends object, O extends WriteResult> {
  title: string;
  /** Below the title. */
  second?: string;
  stored: V;
  /** Storage name of the draft. */
  draftName: string;
  /** Shown, but not editable. */
  readOnly?: boolean;
  checking: boolean;
  save: (entries: V, key: string) => Promise<O>;
  onSaved: () => void;
  onClose: () => void;
  /** Further actions beside Save. */
  more?: ReactNode;
}

interface Props<V extends object, O extends WriteResult>
  extends ColumnFormProps<V, O>, Pick<RecordFormProps<V, O>, 'params' | 'check' | 'next'> {
  /** Whether a stored draft is valid: an older version may have stored another shape. */
  isEntries: (value: unknown) => value is V;
  /** The fields. */
  children: ReactNode;
}

/** The form of a record beside its list. Input survives a failed save and a closed tab. */
export function ColumnForm<V extends object, O extends WriteResult>(props: Props<V, O>) {
  const { title, second, readOnly = false, checking, onClose, more, params, next } = props;
  const formId = useId();
  const draft = useDraft(props.draftName, props.isEntries);
  return (
    <RecordForm<V, O>
      stored={props.stored}
      follows
      draft={draft}
      {...(params && { params })}
      check={props.check}
      save={props.save}
      {...(next && { next })}
      onSaved={props.onSaved}
      renderFrame={(content, { isSubmitting, handleSubmit }) => (
        <DetailDrawer
          title={title}
          {...(second !== undefined && { second })}
          open
          onClose={onClose}
          foot={
            <HStack w="full" gap="2" flexWrap="wrap">
              {readOnly ? (
                <Button flex="1" variant="outline" onClick={onClose}>
                  {formatMessage('shell.close')}
                </Button>
              ) : (
                <SaveButton form={formId} busy={isSubmitting} onSave={() => handleSubmit()} />
              )}
              {more}
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
          {props.children}
          <FormStatus checking={checking} mt="4" />
        </>
      )}
    </RecordForm>
  );
}
