import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import type { ReactNode } from 'react';
import type { WriteResult } from '../app/graph/refusal.ts';
import { toast } from '../app/toast/toast.ts';
import { FormStatus } from './FormStatus.tsx';
import { RecordForm, type RecordFormProps } from './RecordForm.tsx';

interface Props<V extends object, O extends WriteResult> extends Pick<
  RecordFormProps<V, O>,
  'stored' | 'check' | 'save'
> {
  /** Label of the button that adds a record; undefined while editing, which can be canceled. */
  add: string | undefined;
  /** Grid columns of the fields. */
  columns: string;
  busy: boolean;
  /** Message after saving. */
  done: string;
  onEnd: () => void;
  /** The fields. */
  children: ReactNode;
}

/** The form above the rows of a `RecordList`: a few fields in one line, for a new or the edited record. */
export function RowForm<V extends object, O extends WriteResult>(props: Props<V, O>) {
  const { add, columns, busy, done, onEnd, children, ...form } = props;
  return (
    <RecordForm
      {...form}
      guard="dialog"
      onSaved={() => {
        toast.success(done);
        onEnd();
      }}
    >
      {() => (
        <>
          <Box
            display="grid"
            gridTemplateColumns={{ base: '1fr', md: columns }}
            gap="4"
            alignItems="start"
            mb="3"
          >
            {children}
          </Box>
          <FormStatus mb="3" />
          <HStack gap="2" mb="5">
            <Button type="submit" loading={busy} loadingText={formatMessage('shell.saving')}>
              {add ?? formatMessage('shell.save')}
            </Button>
            {add === undefined && (
              <Button variant="plain" onClick={onEnd}>
                {formatMessage('shell.cancel')}
              </Button>
            )}
          </HStack>
        </>
      )}
    </RecordForm>
  );
}
