import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Kbd } from '../ui/Kbd.tsx';
import { useShortcut } from '../ui/useShortcut.ts';

interface Props {
  /** Id of the form. */
  form: string;
  busy: boolean;
  /** sm in a header. */
  size?: 'sm';
  onSave: () => void;
}

/** Submits the form, also by Ctrl+Enter. */
export function SaveButton({ form, busy, size, onSave }: Props) {
  useShortcut('Ctrl+Enter', onSave, {
    says: formatMessage('shell.save'),
    enabled: !busy,
    inDialog: true,
  });
  return (
    <Button
      flex="1 0 auto"
      type="submit"
      {...(size && { size })}
      form={form}
      loading={busy}
      loadingText={formatMessage('shell.saving')}
    >
      {formatMessage('shell.save')}
      <Kbd keys={['Ctrl', 'Enter']} />
    </Button>
  );
}
