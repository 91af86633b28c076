import { formatMessage, type Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Input } from '@chakra-ui/react/input';
import { FormField } from '../../../ui/FormField.tsx';
import { MoneyInput } from '../../../ui/MoneyInput.tsx';
import { AreaFields } from './AreaFields.tsx';
import { PointFields } from './PointFields.tsx';

interface Props {
  /** Areas whose patterns will be deleted on save. */
  lost: readonly string[];
  /** A picture upload started (1) or ended (-1). */
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
              // An unreadable amount stays as typed; its problem is shown on blur.
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
