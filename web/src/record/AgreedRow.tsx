import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { useState, type ReactNode } from 'react';
import type { WriteResult } from '../app/graph/refusal.ts';
import { toast } from '../app/toast/toast.ts';
import { RecordDialogForm } from './RecordDialogForm.tsx';
import { FormDialog } from '../ui/dialog/FormDialog.tsx';

interface Props<V extends object, O extends WriteResult> {
  title: string;
  /** The current value as text. */
  value: string;
  /** For users who may change it: the button's label and the dialog's title. */
  change: { says: string; dialog: string } | undefined;
  stored: V;
  check?: (values: V) => Record<string, string>;
  save: (values: V, key: string) => Promise<O>;
  /** Message after saving. */
  saved: string;
  onSaved?: () => void;
  busy: boolean;
  checking: boolean;
  /** The fields. */
  children: ReactNode;
}

/** An agreed value, such as a limit, below the record it belongs to, with a button that changes it. */
export function AgreedRow<V extends object, O extends WriteResult>(props: Props<V, O>) {
  const { title, value, change, stored, check = () => ({}), save, saved, busy, checking, children } = props;
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <HStack justify="space-between" gap="3" mt="3" pt="3" borderTop="1px solid" borderColor="border">
      <Box>
        <Box textStyle="rowTitle">{title}</Box>
        <Box textStyle="second" color="fg.subtle">
          {value}
        </Box>
      </Box>
      {change && (
        <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
          {change.says}
        </Button>
      )}
      {change && open && (
        <FormDialog open title={change.dialog} onClose={close}>
          <RecordDialogForm<V, O>
            stored={stored}
            check={check}
            save={save}
            onSaved={() => {
              toast.success(saved);
              close();
              props.onSaved?.();
            }}
            submit={formatMessage('shell.save')}
            busy={busy}
            onCancel={close}
            checking={checking}
          >
            {() => <>{children}</>}
          </RecordDialogForm>
        </FormDialog>
      )}
    </HStack>
  );
}
