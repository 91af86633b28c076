import { checkUpgrade, formatMessage, rupees } from '@galla/domain';
import { useCallback, useState } from 'react';
import { useReload } from '../../../app/router/useReasked.ts';
import { toast } from '../../../app/toast/toast.ts';
import { RecordDialogForm } from '../../../record/RecordDialogForm.tsx';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { Part } from '../../../ui/Part.tsx';
import { formErrors } from '../../../ui/problems.ts';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import type { Choices } from '../useChoices.ts';
import type { Member } from '../useMembers.ts';
import { useUpgradeMember } from '../useWriteMembers.ts';
import { UpgradeFields } from './UpgradeFields.tsx';
import { UpgradeFigures, type Figures } from './UpgradeFigures.tsx';

interface Props {
  member: Member;
  plans: Choices['plans'];
  onClose: () => void;
}

interface Values {
  plan: string;
  duration: string;
}

/** Switches a running membership to another plan or duration from today; the amounts are shown beforehand. */
export function UpgradeDialog({ member: { id, name, planId, durationId, period }, plans, onClose }: Props) {
  const { write, busy, checking } = useUpgradeMember();
  const { reload } = useReload();
  const [figures, setFigures] = useState<Figures>();
  const [version, setVersion] = useState(0);
  const show = useCallback((now: Figures | undefined) => setFigures(now), []);
  const has = { plan: planId ?? '', duration: durationId };
  return (
    <FormDialog open title={formatMessage('members.upgradeTitle', { name })} onClose={onClose}>
      <RecordDialogForm<Values, Awaited<ReturnType<typeof write>>>
        stored={{ plan: planId ?? '', duration: '' }}
        check={(values) => formErrors(checkUpgrade(values, has))}
        save={async (values, key) =>
          figures &&
          write({
            key,
            member: id,
            period: period.code,
            ...values,
            expectedCredit: rupees(figures.credit),
            expectedTotal: rupees(figures.total),
          })
        }
        onRefused={() => {
          // After any refusal the figures are refetched; the reason is shown in the form.
          setVersion(version + 1);
          return false;
        }}
        onSaved={() => {
          toast.success(formatMessage('members.upgraded'));
          onClose();
          void reload();
        }}
        submit={formatMessage('members.upgrade')}
        busy={busy}
        onCancel={onClose}
        checking={checking}
      >
        {({ values }) => (
          <>
            <p>{formatMessage('members.upgradeExplained')}</p>
            <UpgradeFields plans={plans} has={has} />
            {values.plan === '' || values.duration === '' ? (
              <p>{formatMessage('members.upgradeAsk')}</p>
            ) : (
              <Part
                key={`${values.plan} ${values.duration}`}
                title={formatMessage('members.upgradeFiguresFailed')}
                skeleton={<SkeletonRows rows={4} />}
              >
                {(attempt) => (
                  <UpgradeFigures
                    asked={{ member: id, period: period.code, ...values }}
                    attempt={attempt}
                    version={version}
                    onFigures={show}
                  />
                )}
              </Part>
            )}
          </>
        )}
      </RecordDialogForm>
    </FormDialog>
  );
}
