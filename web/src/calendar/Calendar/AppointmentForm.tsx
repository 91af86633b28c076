import {
  APPOINTMENT_MINUTES,
  appointmentTime,
  checkAppointmentTime,
  clockText,
  instantOf,
  isDay,
  minuteOf,
  formatMessage,
  formatCount,
  USUAL_MINUTES,
  type AppointmentTime,
} from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Checkbox } from '@chakra-ui/react/checkbox';
import { Drawer } from '@chakra-ui/react/drawer';
import { Input } from '@chakra-ui/react/input';
import { VStack } from '@chakra-ui/react/stack';
import { use, useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AppointmentForm_form$key } from '../../__generated__/AppointmentForm_form.graphql.ts';
import { ShopZone } from '../../app/clock/shopZone.ts';
import { toast } from '../../app/toast/toast.ts';
import { RecordFoot } from '../../record/RecordFoot.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { DynamicFields } from '../../ui/form/DynamicFields.tsx';
import { DynamicForm } from '../../ui/form/DynamicForm.tsx';
import { textOf, type Entries } from '../../ui/form/entries.ts';
import { FormField } from '../../ui/FormField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import type { ChosenCustomer } from '../../customers/index.ts';
import { useCreateAppointment } from './useAppointments.ts';

interface Props {
  form: AppointmentForm_form$key;
  customer: ChosenCustomer;
  at: AppointmentTime;
  onClose: () => void;
  onSaved: () => void;
}

/** The screen's own fields, beside those of the shop's form. */
const OWN = new Set(['startsAt', 'clock', 'minutes']);
const LENGTHS = APPOINTMENT_MINUTES.map((minutes) => ({
  value: String(minutes),
  label: formatCount('dates.minutes', minutes),
}));

const timeIn = (entries: Entries): AppointmentTime | undefined => {
  const day = textOf(entries, 'startsAt');
  const minute = minuteOf(textOf(entries, 'clock'));
  return isDay(day) && minute !== undefined ? { day, minute } : undefined;
};

/**
 * Time of an appointment, and the fields of the shop's form. A taken time has a problem, but can be booked
 * anyway.
 */
export function AppointmentForm({ form, customer, at, onClose, onSaved }: Props) {
  const data = useFragment(
    graphql`
      fragment AppointmentForm_form on Form {
        ...DynamicForm_form
        ...DynamicFields_form
      }
    `,
    form,
  );
  const zone = use(ShopZone);
  const { write, busy, checking } = useCreateAppointment();
  const [important, setImportant] = useState(false);
  const [taken, setTaken] = useState(false);
  /** For the next save only; a changed time is checked again. */
  const anyway = useRef(false);
  const fields = useRef<HTMLDivElement>(null);
  // The customer search that had the focus was unmounted.
  useEffect(() => fields.current?.querySelector('input')?.focus(), []);
  const now = (): AppointmentTime => appointmentTime(zone, new Date());

  const check = (entries: Entries): Record<string, string> => {
    const time = timeIn(entries);
    if (time === undefined) return { startsAt: formatMessage('calendar.timeMissing') };
    const wrong = checkAppointmentTime('startsAt', time, Number(textOf(entries, 'minutes')), now());
    return wrong ? { startsAt: wrong.message } : {};
  };
  const save = async (entries: Entries, key: string) => {
    const time = timeIn(entries) ?? at;
    const doubleBooking = anyway.current;
    anyway.current = false;
    const outcome = await write({
      key,
      customer: customer.id,
      startsAt: instantOf(zone, time).toISOString(),
      minutes: Number(textOf(entries, 'minutes')),
      important,
      doubleBooking,
      values: Object.keys(entries)
        .filter((name) => !OWN.has(name))
        .map((name) => ({ name, value: textOf(entries, name) })),
    });
    setTaken(outcome.kind !== 'saved' && outcome.answer?.invalid?.code === 'APPOINTMENT_TAKEN');
    return outcome;
  };
  return (
    <DynamicForm
      form={data}
      draft={`appointment ${customer.id}`}
      beyond={{ startsAt: at.day, clock: clockText(at.minute), minutes: String(USUAL_MINUTES) }}
      check={check}
      save={save}
      onSaved={() => {
        toast.success(formatMessage('calendar.saved'));
        onSaved();
      }}
    >
      {({ submitForm }) => (
        <>
          <Drawer.Body>
            <VStack ref={fields} gap="4" align="stretch">
              <Box textStyle="person">{customer.name}</Box>
              <FormField name="startsAt" label={formatMessage('calendar.date')} required>
                {({ value, name, onBlur }, setValue) => (
                  <DateField name={name} value={value} onValue={setValue} onBlur={onBlur} min={now().day} />
                )}
              </FormField>
              <FormField name="clock" label={formatMessage('calendar.time')} required>
                {(field) => <Input type="time" {...field} />}
              </FormField>
              <FormField name="minutes" label={formatMessage('calendar.minutes')}>
                {({ value, name, onBlur }, setValue) => (
                  <SelectField
                    options={LENGTHS}
                    value={value}
                    name={name}
                    onValue={setValue}
                    onBlur={onBlur}
                  />
                )}
              </FormField>
              <DynamicFields form={data} />
              <Checkbox.Root
                checked={important}
                onCheckedChange={({ checked }) => setImportant(checked === true)}
              >
                <Checkbox.HiddenInput />
                <Checkbox.Control />
                <Checkbox.Label>{formatMessage('calendar.important')}</Checkbox.Label>
              </Checkbox.Root>
              {taken && (
                <Button
                  variant="outline"
                  onClick={() => {
                    anyway.current = true;
                    void submitForm();
                  }}
                >
                  {formatMessage('calendar.bookAnyway')}
                </Button>
              )}
            </VStack>
          </Drawer.Body>
          <RecordFoot busy={busy} checking={checking} onCancel={onClose} />
        </>
      )}
    </DynamicForm>
  );
}
