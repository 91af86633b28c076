import { formatMessage, formatRupees, type MoneyMode, rupees } from '@galla/domain';
import { useFormikContext } from 'formik';
import { useCallback, useState } from 'react';
import { useReload } from '../../../app/router/useReasked.ts';
import { toast } from '../../../app/toast/toast.ts';
import { WayFields, wayInput, wayProblems } from '../../../billing/index.ts';
import { RecordDialogForm } from '../../../record/RecordDialogForm.tsx';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { Labelled } from '../../../ui/Labelled.tsx';
import { Part } from '../../../ui/Part.tsx';
import { SegmentedChoice } from '../../../ui/SegmentedChoice.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import type { Member } from '../useMembers.ts';
import { useCancelMember } from '../useWriteMembers.ts';
import { type CancelFigures, CancelFiguresPart } from './CancelFigures.tsx';

interface Props {
  member: Member;
  onClose: () => void;
}

interface Values {
  settlement: 'REFUND' | 'CREDIT';
  mode: MoneyMode;
  reference: string;
  bank: string;
}

/** Ends a running membership today. Shows the credit beforehand, and asks what happens to the remainder. */
export function CancelDialog({ member: { id, name, period }, onClose }: Props) {
  const { write, busy, checking } = useCancelMember();
  const { reload } = useReload();
  const [figures, setFigures] = useState<CancelFigures>();
  const [version, setVersion] = useState(0);
  const show = useCallback((now: CancelFigures | undefined) => setFigures(now), []);
  const rest = figures?.rest ?? 0;
  return (
    <FormDialog open title={formatMessage('members.cancelTitle', { name })} onClose={onClose}>
      <RecordDialogForm<Values, Awaited<ReturnType<typeof write>>>
        stored={{ settlement: 'REFUND', mode: 'CASH', reference: '', bank: '' }}
        check={(values) => (rest > 0 && values.settlement === 'REFUND' ? wayProblems(values) : {})}
        save={async ({ settlement, ...way }, key) =>
          figures &&
          write({
            key,
            member: id,
            period: period.code,
            expectedCredit: rupees(figures.credit),
            expectedRest: rupees(figures.rest),
            ...(rest > 0 && { settlement }),
            ...(rest > 0 && settlement === 'REFUND' && { refund: wayInput(way) }),
          })
        }
        onRefused={() => {
          setVersion(version + 1);
          return false;
        }}
        onSaved={() => {
          toast.success(formatMessage('members.canceled'));
          onClose();
          void reload();
        }}
        submit={formatMessage('members.cancel')}
        busy={busy}
        onCancel={onClose}
        checking={checking}
      >
        {() => (
          <>
            <p>{formatMessage('members.cancelExplained')}</p>
            <Part title={formatMessage('members.upgradeFiguresFailed')} skeleton={<SkeletonRows rows={4} />}>
              {(attempt) => (
                <CancelFiguresPart
                  asked={{ member: id, period: period.code }}
                  attempt={attempt}
                  version={version}
                  onFigures={show}
                />
              )}
            </Part>
            {rest > 0 && <RestFields rest={formatRupees(rest)} />}
          </>
        )}
      </RecordDialogForm>
    </FormDialog>
  );
}

/** Whether the remainder is refunded, and how, or kept as credit. */
function RestFields({ rest }: { rest: string }) {
  const { values, setFieldValue } = useFormikContext<Values>();
  return (
    <>
      <Labelled label={formatMessage('members.cancelRest', { amount: rest })}>
        <SegmentedChoice
          value={values.settlement}
          onValue={(settlement) => void setFieldValue('settlement', settlement)}
          choices={[
            { value: 'REFUND', label: formatMessage('returns.moneyBack') },
            { value: 'CREDIT', label: formatMessage('returns.keepCredit') },
          ]}
        />
      </Labelled>
      {values.settlement === 'REFUND' && <WayFields mode={values.mode} />}
    </>
  );
}
