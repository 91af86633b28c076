import { checkDailyPieces, formatMessage } from '@galla/domain';
import { Input } from '@chakra-ui/react/input';
import { graphql } from 'react-relay';
import type { DailyDialogMutation } from '../../../__generated__/DailyDialogMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';
import { toast } from '../../../app/toast/toast.ts';
import { RecordDialogForm } from '../../../record/RecordDialogForm.tsx';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { FormField } from '../../../ui/FormField.tsx';
import { formErrors } from '../../../ui/problems.ts';

interface Props {
  /** The current number; null for none. */
  daily: number | null;
  onSaved: () => void;
  onClose: () => void;
}

interface Values {
  pieces: string;
}

/** The typed number; null for none, NaN if it is not a number, which fails validation. */
const piecesOf = ({ pieces }: Values): number | null => (pieces.trim() === '' ? null : Number(pieces));

/** "Pieces a day": the shop's daily capacity. Order entry warns when a day exceeds it. */
export function DailyDialog({ daily, onSaved, onClose }: Props) {
  const { write, busy, checking } = useWrite<DailyDialogMutation>(
    graphql`
      mutation DailyDialogMutation($input: SetDailyPiecesInput!) {
        setDailyPieces(input: $input) {
          ... on SetDailyPiecesSuccess @alias(as: "saved") {
            dailyPieces
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'due.dailyFailed' },
  );
  return (
    <FormDialog open title={formatMessage('due.daily')} onClose={onClose}>
      <RecordDialogForm<Values, Awaited<ReturnType<typeof write>>>
        stored={{ pieces: daily === null ? '' : String(daily) }}
        check={(values) => formErrors([checkDailyPieces(piecesOf(values))])}
        save={(values, key) => write({ key, pieces: piecesOf(values) })}
        onSaved={() => {
          toast.success(formatMessage('due.dailySaved'));
          onSaved();
          onClose();
        }}
        submit={formatMessage('shell.save')}
        busy={busy}
        checking={checking}
        onCancel={onClose}
      >
        {() => (
          <FormField
            name="pieces"
            label={formatMessage('due.daily')}
            hint={formatMessage('due.dailyExplained')}
          >
            {(field) => <Input {...field} inputMode="numeric" autoComplete="off" maxLength={4} />}
          </FormField>
        )}
      </RecordDialogForm>
    </FormDialog>
  );
}
