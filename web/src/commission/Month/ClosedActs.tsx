import { formatMessage, formatMonth } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { FileSpreadsheet, FileText, LockOpen, Wallet } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ClosedActs_statement$key } from '../../__generated__/ClosedActs_statement.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { ConfirmWrite } from '../../record/ConfirmWrite.tsx';
import { useFreshPin } from '../../session/index.ts';
import { FileButton } from '../../ui/sheet/FileButton.tsx';
import { PayDialog } from './PayDialog.tsx';
import { useReopenMonth } from './useWriteMonths.ts';

interface Props {
  statement: ClosedActs_statement$key;
  mayEdit: boolean;
  /** Owner only, and for the last closed month only. */
  mayReopen: boolean;
  onChanged: () => void;
}

/** The actions on a closed month: pay, download, and for the owner reopen. */
export function ClosedActs({ statement, mayEdit, mayReopen, onChanged }: Props) {
  const { id, month, number, payable, paid, pdfUrl, sheetUrl } = useFragment(
    graphql`
      fragment ClosedActs_statement on EarningsStatement {
        id
        month
        number
        payable
        paid {
          __typename
        }
        pdfUrl
        sheetUrl
      }
    `,
    statement,
  );
  const [paying, setPaying] = useState(false);
  const [asking, setAsking] = useState(false);
  const fresh = useFreshPin(formatMessage('earnings.pinReason'));
  const { write, busy } = useReopenMonth(fresh.ask);
  const said = { month: formatMonth(month) };
  const name = number.replaceAll('/', '-');
  return (
    <>
      {mayEdit && paid == null && paiseOf(payable) > 0 && (
        <Button size="lg" onClick={() => setPaying(true)}>
          <Wallet strokeWidth={1.75} aria-hidden />
          {formatMessage('earnings.pay')}
        </Button>
      )}
      <HStack gap="2" flexWrap="wrap">
        <FileButton variant="outline" url={pdfUrl} kind="pdf" name={name} failed="earnings.fileFailed">
          <FileText strokeWidth={1.75} aria-hidden />
          {formatMessage('earnings.pdf')}
        </FileButton>
        <FileButton variant="outline" url={sheetUrl} kind="xlsx" name={name} failed="earnings.fileFailed">
          <FileSpreadsheet strokeWidth={1.75} aria-hidden />
          {formatMessage('earnings.sheet')}
        </FileButton>
        {mayReopen && (
          <Button variant="plain" onClick={() => setAsking(true)}>
            <LockOpen strokeWidth={1.75} aria-hidden />
            {formatMessage('earnings.reopen')}
          </Button>
        )}
      </HStack>
      {paying && (
        <PayDialog
          {...{ id, number }}
          payable={paiseOf(payable)}
          onSaved={onChanged}
          onClose={() => setPaying(false)}
        />
      )}
      <ConfirmWrite
        open={asking}
        title={formatMessage('earnings.reopenTitle', said)}
        confirm={formatMessage('earnings.reopen')}
        busy={busy}
        write={(key) => write({ key, statement: id })}
        done={formatMessage('earnings.reopened', said)}
        onSaved={onChanged}
        onEnd={() => setAsking(false)}
      >
        {formatMessage('earnings.reopenHint')}
        {paid != null && ` ${formatMessage('earnings.reopenPaidHint')}`}
      </ConfirmWrite>
      {fresh.dialog}
    </>
  );
}
