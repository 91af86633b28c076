import { formatMessage, type Paise } from '@galla/domain';
import { Field } from '@chakra-ui/react/field';
import { useRef } from 'react';
import { MoneyInput } from '../../../ui/MoneyInput.tsx';

interface Props {
  /** Name of the option. */
  name: string;
  /** Null while the typed text is not a valid amount. */
  price: Paise | null;
  mayEdit: boolean;
  problem: string | undefined;
  onPrice: (price: Paise | null) => void;
  /** The field lost focus with a lower price than before. */
  onLowered: () => void;
}

export function TilePrice({ name, price, mayEdit, problem, onPrice, onLowered }: Props) {
  const before = useRef(price);
  return (
    <Field.Root
      invalid={problem !== undefined}
      flex={{ base: '1 0 100%', md: '1' }}
      minW="0"
      readOnly={!mayEdit}
    >
      <MoneyInput
        size={{ base: 'md', md: 'sm' }}
        aria-label={formatMessage('designScreen.price', { name })}
        value={price ?? undefined}
        onValue={(amount) => onPrice(amount ?? null)}
        // An unreadable amount stays as typed; its problem is shown on save.
        onUnreadable={() => undefined}
        onFocus={() => {
          before.current = price;
        }}
        onBlur={() => {
          if (price !== null && before.current !== null && price < before.current) onLowered();
        }}
      />
      {problem !== undefined && (
        <Field.HelperText as="div">
          <Field.ErrorText>{problem}</Field.ErrorText>
        </Field.HelperText>
      )}
    </Field.Root>
  );
}
