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
  /** As it is now. */
  value: string;
  /** Who may change it: the button's words, and the title of the dialog that it opens. */
  change: { says: string; dialog: string } | undefined;
  stored: V;
  check?: (values: V) => Record<string, string>;
  save: (values: V, key: string) => Promise<O>;
  /** The sentence once it is saved. */
  saved: string;
  onSaved?: () => void;
  busy: boolean;
  checking: boolean;
  /** The fields. */
  children: ReactNode;
}

/** What was agreed, such as a limit, below what it is about, and the way to change it. */
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
