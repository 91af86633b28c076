import { formatMessage } from '@galla/domain';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { CloudCheck } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { WriteResult } from '../../../app/graph/refusal.ts';
import { useKeeping } from '../../../local/keeping.ts';
import { useDraft } from '../../../local/useDraft.ts';
import { RecordForm, type RecordFormProps } from '../../../record/RecordForm.tsx';
import { SaveButton } from '../../../record/SaveButton.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useShortcut } from '../../../ui/useShortcut.ts';
import { usePhone } from '../../../ui/useWide.ts';
import { FORM_PARAMS } from '../address.ts';
import { checkEntries, isEntries, type Entries } from './entries.ts';
import { WorkoutFields } from './WorkoutFields.tsx';

interface Props<O extends WriteResult> {
  /** Title of the screen. */
  title: string;
  stored: Entries;
  /** Name of the draft on the device. */
  draftName: string;
  readOnly?: boolean;
  /** The name takes the focus. */
  first?: boolean;
  checking: boolean;
  save: NonNullable<RecordFormProps<Entries, O>['save']>;
  onSaved: () => void;
  onClose: () => void;
  /** Further actions beside Save; `sm` in the header. */
  renderMore?: (size?: 'sm') => ReactNode;
}

/** The screen of a workout, which replaces the list. The input survives a failed save and a closed tab. */
export function WorkoutForm<O extends WriteResult>(props: Props<O>) {
  const {
    title,
    stored,
    readOnly = false,
    first = false,
    checking,
    save,
    onSaved,
    onClose,
    renderMore,
  } = props;
  const formId = useId();
  const draft = useDraft(props.draftName, isEntries);
  const keeping = useKeeping();
  const phone = usePhone();
  const back = useBack();
  useShortcut('Escape', onClose);
  return (
    <RecordForm<Entries, O>
      stored={stored}
      follows
      draft={draft}
      params={FORM_PARAMS}
      check={checkEntries}
      save={save}
      onSaved={onSaved}
      renderFrame={(content, { dirty, isSubmitting, handleSubmit }) => (
        <>
          <PageHeader
            title={formatMessage('workouts.title')}
            back={back}
            status={
              dirty &&
              keeping && (
                <HStack hideBelow="lg" gap="2">
                  <CloudCheck size={18} strokeWidth={1.75} aria-hidden />
                  {formatMessage('workouts.draftKept')}
                </HStack>
              )
            }
            actions={
              !phone && (
                <>
                  {renderMore?.('sm')}
                  {!readOnly && (
                    <SaveButton form={formId} size="sm" busy={isSubmitting} onSave={() => handleSubmit()} />
                  )}
                </>
              )
            }
          />
          <chakra.form
            id={formId}
            aria-label={title}
            noValidate
            display="flex"
            flexDirection="column"
            flex="1"
            minH="0"
            onSubmit={handleSubmit}
          >
            {content}
          </chakra.form>
        </>
      )}
    >
      {({ isSubmitting, handleSubmit }) => (
        <WorkoutFields
          disabled={readOnly}
          first={first}
          checking={checking}
          foot={
            phone && (
              <HStack gap="2" px="4" py="3" borderTop="1px solid" borderColor="border">
                {!readOnly && <SaveButton form={formId} busy={isSubmitting} onSave={() => handleSubmit()} />}
                {renderMore?.()}
              </HStack>
            )
          }
        />
      )}
    </RecordForm>
  );
}

/** URL of the list as it was, without the open workout. */
function useBack(): string {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  for (const name of FORM_PARAMS) params.delete(name);
  const rest = params.toString();
  return rest === '' ? pathname : `${pathname}?${rest}`;
}
