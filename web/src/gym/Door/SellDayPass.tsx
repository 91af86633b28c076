import {
  addDays,
  checkCallDay,
  checkVisitor,
  type Day,
  formatMessage,
  formatRupees,
  type MoneyMode,
  type Paise,
  rupees,
  usualCallDay,
} from '@galla/domain';
import { Input } from '@chakra-ui/react/input';
import { useCallback, useState } from 'react';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { toast } from '../../app/toast/toast.ts';
import { WayFields, wayInput, wayProblems } from '../../billing/index.ts';
import { RecordDialogForm } from '../../record/RecordDialogForm.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { FormField } from '../../ui/FormField.tsx';
import { Part } from '../../ui/Part.tsx';
import { formErrors } from '../../ui/problems.ts';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { DayPassOffer } from './DayPassOffer.tsx';
import { useSellDayPass } from './useSellDayPass.ts';

interface Values {
  name: string;
  mobile: string;
  mode: MoneyMode;
  reference: string;
  bank: string;
  /** Empty for no call. */
  callOn: string;
}

interface Props {
  /** Global id of the door's branch. */
  branch: string;
  /** A member without a running membership; undefined for a visitor whose name is entered. */
  member?: { id: string; name: string };
  /** The pass was sold, and its holder came in. */
  onSold: () => void;
  onClose: () => void;
}

function callProblem(day: string, today: Day): Record<string, string> {
  const problem = checkCallDay(day, today);
  return problem ? { callOn: problem.message } : {};
}

/** Sells a day pass to somebody at the door: creates its bill as paid, and records the visit. */
export function SellDayPass({ branch, member, onSold, onClose }: Props) {
  const { write, busy, checking } = useSellDayPass();
  const { today } = useShopClock();
  const [total, setTotal] = useState<Paise>();
  const [version, setVersion] = useState(0);
  const show = useCallback((now: Paise | undefined) => setTotal(now), []);
  const title = member ? formatMessage('dayPass.of', { name: member.name }) : formatMessage('dayPass.title');
  return (
    <FormDialog open title={title} onClose={onClose}>
      <RecordDialogForm<Values, Awaited<ReturnType<typeof write>>>
        stored={{
          name: '',
          mobile: '',
          mode: 'CASH',
          reference: '',
          bank: '',
          callOn: member ? '' : usualCallDay(today),
        }}
        check={(values) => ({
          ...(member === undefined && formErrors(checkVisitor(values))),
          ...wayProblems(values),
          ...(values.callOn !== '' && callProblem(values.callOn, today)),
        })}
        // Without a price there is nothing to sell; the dialog says so.
        save={async ({ name, mobile, callOn, ...way }, key) =>
          total === undefined
            ? undefined
            : write({
                key,
                branch,
                expectedTotal: rupees(total),
                ...(member ? { member: member.id } : { name: name.trim(), mobile }),
                ...wayInput(way),
                ...(callOn !== '' && { callOn }),
              })
        }
        onRefused={() => {
          setVersion(version + 1);
          return false;
        }}
        onSaved={(outcome) => {
          const sold = { name: outcome.saved.entry.name, total: formatRupees(total ?? 0) };
          toast.success(formatMessage('dayPass.sold', sold));
          onSold();
        }}
        submit={formatMessage('dayPass.sell')}
        busy={busy}
        onCancel={onClose}
        checking={checking}
      >
        {({ values }) => (
          <>
            <Part title={formatMessage('dayPass.figuresFailed')} skeleton={<SkeletonRows rows={1} />}>
              {(attempt) => <DayPassOffer attempt={attempt} version={version} onTotal={show} />}
            </Part>
            {member === undefined && <VisitorFields />}
            <WayFields mode={values.mode} />
            <CallField />
          </>
        )}
      </RecordDialogForm>
    </FormDialog>
  );
}

/** The visitor's fields; the visitor becomes a contact of the shop. */
const VisitorFields = () => (
  <>
    <FormField name="name" label={formatMessage('dayPass.name')} required>
      {(field) => <Input {...field} autoComplete="off" autoCapitalize="words" />}
    </FormField>
    <FormField
      name="mobile"
      label={formatMessage('dayPass.mobile')}
      hint={formatMessage('dayPass.mobileHint')}
      required
    >
      {(field) => <Input {...field} autoComplete="off" type="tel" inputMode="tel" />}
    </FormField>
  </>
);

/** The follow-up: when to ask the visitor about a membership. */
const CallField = () => {
  const { today } = useShopClock();
  return (
    <FormField
      name="callOn"
      label={formatMessage('dayPass.callOn')}
      hint={formatMessage('dayPass.callHint')}
      optional
    >
      {({ value, name, onBlur }, setValue) => (
        <DateField name={name} value={value} onValue={setValue} onBlur={onBlur} min={addDays(today, 1)} />
      )}
    </FormField>
  );
};
