import { readPoints, say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { HStack } from '@chakra-ui/react/stack';
import { toast } from '../../../app/toast/toast.ts';
import { FormStatus } from '../../../record/FormStatus.tsx';
import { RecordForm } from '../../../record/RecordForm.tsx';
import { FormField } from '../../../ui/FormField.tsx';
import { formErrors } from '../../../ui/problems.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import type { Assignment } from './PointsList.tsx';
import { useSavePoints } from './useWritePoints.ts';

interface Props {
  /** Global id of the product. */
  product: string;
  /** The assignment that is changed; undefined for a new one. */
  edited: Assignment | undefined;
  choices: readonly { id: string; name: string }[];
  onEnd: () => void;
}

/** What is wrong, by the form's fields: the rules of domain call the designation as REST does. */
function check(entries: { designation: string; points: string }): Record<string, string> {
  const read = readPoints(entries);
  if (!('problems' in read)) return {};
  const { designation_id: designation, ...errors } = formErrors(read.problems);
  return { ...errors, ...(designation !== undefined && { designation }) };
}

/** Who earns how many points. */
export function PointsForm({ product, edited, choices, onEnd }: Props) {
  const { assign, edit, busy } = useSavePoints();
  return (
    <RecordForm
      stored={{ designation: edited?.designation.id ?? '', points: edited?.points ?? '' }}
      guard="dialog"
      check={check}
      save={({ designation, points }, key) => {
        const values = { key, designation, points: points.trim() };
        return edited ? edit({ ...values, assignment: edited.id }) : assign({ ...values, product });
      }}
      onSaved={() => {
        toast.success(say('optical.pointsSaved'));
        onEnd();
      }}
    >
      {() => (
        <>
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
          <FormStatus mb="3" />
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
        </>
      )}
    </RecordForm>
  );
}
