import { formatMessage, type Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Input } from '@chakra-ui/react/input';
import { FormField } from '../../../ui/FormField.tsx';
import { MoneyInput } from '../../../ui/MoneyInput.tsx';
import { AreaFields } from './AreaFields.tsx';
import { PointFields } from './PointFields.tsx';

interface Props {
  /** Areas with patterns that go when it is saved. */
  lost: readonly string[];
  /** One picture more, or one less, is on its way. */
  onSending: (more: 1 | -1) => void;
}

/** The fields of an item. */
export function ItemFields({ lost, onSending }: Props) {
  return (
    <>
      <FormField name="name" label={formatMessage('itemScreen.name')} required>
        {(field) => <Input {...field} autoComplete="off" />}
      </FormField>
      <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4" alignItems="start">
        <FormField
          name="position"
          label={formatMessage('itemScreen.sort')}
          optional
          hint={formatMessage('itemScreen.sortHint')}
        >
          {(field) => <Input {...field} inputMode="numeric" autoComplete="off" />}
        </FormField>
        <FormField<Paise | null> name="price" label={formatMessage('itemScreen.price')} required>
          {({ name, value, onBlur }, setValue) => (
            <MoneyInput
              name={name}
              value={value ?? undefined}
              onValue={(amount) => setValue(amount ?? null)}
              // What is no amount stays as it was typed, and is told when the field is left.
              onUnreadable={() => undefined}
              onBlur={onBlur}
            />
          )}
        </FormField>
      </Box>
      <AreaFields lost={lost} />
      <PointFields onSending={onSending} />
    </>
  );
}
