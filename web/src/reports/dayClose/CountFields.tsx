import { drawerDifference, formatMessage, MAX_DAY_NOTE, type Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Input } from '@chakra-ui/react/input';
import { useFormikContext } from 'formik';
import { TriangleAlert } from 'lucide-react';
import { FormField } from '../../ui/FormField.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { CoinFields } from './CoinFields.tsx';
import type { CountValues } from './OpenDay.tsx';

/** The counted cash, with a live description of the difference; a difference asks for a note. */
export function CountFields({ shouldBe }: { shouldBe: Paise }) {
  const { values, setFieldValue } = useFormikContext<CountValues>();
  const { counted } = values;
  /** A directly typed amount replaces the count by denomination. */
  const type = (setValue: (value: Paise | undefined) => void) => (value: Paise | undefined) => {
    setValue(value);
    void setFieldValue('coins', {});
  };
  const differs = counted !== undefined && counted !== shouldBe;
  return (
    <>
      <CoinFields />
      <FormField<Paise | undefined> name="counted" label={formatMessage('dayClose.counted')} required>
        {({ name, value, onBlur }, setValue) => (
          <Box display="grid" gridTemplateColumns="1fr auto" alignItems="center" gap="3" w="full">
            <MoneyInput name={name} value={value} onValue={type(setValue)} onBlur={onBlur} />
            <Box
              aria-live="polite"
              display="flex"
              alignItems="center"
              gap="1"
              minW="24"
              color={differs ? 'part.fg' : 'fg.muted'}
            >
              {differs && <TriangleAlert strokeWidth={2} size="16" aria-hidden />}
              {counted !== undefined && drawerDifference(counted, shouldBe)}
            </Box>
          </Box>
        )}
      </FormField>
      {differs && (
        <FormField name="note" label={formatMessage('dayClose.note')} optional>
          {(input) => <Input {...input} maxLength={MAX_DAY_NOTE} autoComplete="off" />}
        </FormField>
      )}
    </>
  );
}
