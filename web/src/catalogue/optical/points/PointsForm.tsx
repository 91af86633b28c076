import { readPoints, say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { HStack } from '@chakra-ui/react/stack';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { newKey } from '../../../app/key.ts';
import { toast } from '../../../app/toast/toast.ts';
import { TellUnsaved } from '../../../ui/dialog/TellUnsaved.tsx';
import { FocusProblem } from '../../../ui/form/FocusProblem.tsx';
import { FormField } from '../../../ui/FormField.tsx';
import { formErrors } from '../../../ui/problems.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import type { Assignment } from './assignment.ts';
import { useSavePoints } from './useSavePoints.ts';

interface Props {
  /** Global id of the product. */
  product: string;
  /** The assignment that is changed; undefined for a new one. */
  edited: Assignment | undefined;
  choices: readonly { id: string; name: string }[];
  onEnd: () => void;
}

interface Entries {
  designation: string;
  points: string;
}

/** The names that the rules of domain have for the fields. */
const FIELDS: Readonly<Record<string, string>> = { designation_id: 'designation' };

function check(entries: Entries): Record<string, string> {
  const read = readPoints(entries);
  if (!('problems' in read)) return {};
  return formErrors(read.problems.map((one) => ({ ...one, field: FIELDS[one.field] ?? one.field })));
}

/** Who earns how many points. */
export function PointsForm({ product, edited, choices, onEnd }: Props) {
  const [key] = useState(newKey);
  const { assign, edit, busy } = useSavePoints();
  const submit = async ({ designation, points }: Entries, helpers: FormikHelpers<Entries>): Promise<void> => {
    helpers.setStatus(undefined);
    const values = { key, designation, points: points.trim() };
    const outcome = edited
      ? await edit.write({ ...values, assignment: edited.id })
      : await assign.write({ ...values, product });
    if (outcome.kind === 'problems') helpers.setErrors(outcome.problems);
    else if (outcome.kind !== 'saved') helpers.setStatus(outcome.message);
    if (outcome.kind !== 'saved') return;
    toast.done(say('optical.pointsSaved'));
    onEnd();
  };
  return (
    <Formik<Entries>
      initialValues={{ designation: edited?.designation.id ?? '', points: edited?.points ?? '' }}
      validate={check}
      onSubmit={submit}
    >
      {({ status, dirty }) => (
        <Form noValidate>
          <Box
            display="grid"
            gridTemplateColumns={{ base: '1fr', md: '2fr 1fr' }}
            gap="4"
            alignItems="start"
            mb="3"
          >
            <FormField name="designation" label={say('optical.designation')} required>
              {({ name, value, onBlur }, setValue) => (
                <SelectField
                  name={name}
                  value={value}
                  onBlur={onBlur}
                  onValue={setValue}
                  options={choices.map((choice) => ({ value: choice.id, label: choice.name }))}
                />
              )}
            </FormField>
            <FormField name="points" label={say('optical.points')} required>
              {(field) => <Input {...field} inputMode="decimal" autoComplete="off" textAlign="end" />}
            </FormField>
          </Box>
          {typeof status === 'string' && (
            <Box role="alert" color="due.fg" mb="3">
              {status}
            </Box>
          )}
          <HStack gap="2" mb="5">
            <Button type="submit" loading={busy} loadingText={say('shell.saving')}>
              {say(edited ? 'optical.save' : 'optical.assign')}
            </Button>
            {edited && (
              <Button variant="plain" onClick={onEnd}>
                {say('shell.cancel')}
              </Button>
            )}
          </HStack>
          <FocusProblem />
          <TellUnsaved when={dirty} />
        </Form>
      )}
    </Formik>
  );
}
