import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { UserPlus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useRowSearch } from '../../list/index.ts';
import { Kbd } from '../../ui/Kbd.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { usePhone } from '../../ui/useWide.ts';
import type { CustomerRow } from '../useCustomerPages.ts';

interface Props {
  value: string;
  onChange: (text: string) => void;
  rows: readonly CustomerRow[];
  current: number;
  onCurrent: (row: number) => void;
  onChoose: (customer: CustomerRow) => void;
  /** Undefined if the user may not. */
  onAdd: (() => void) | undefined;
  /** Whether Enter waits for the server's response. */
  waits: boolean;
  /** Whether the request failed, so that a waiting Enter is dropped. */
  failed: boolean;
  narrow: boolean;
}

/** The search field of the customers, with keyboard navigation and the Add button. */
export function CustomerSearch({
  value,
  onChange,
  rows,
  current,
  onCurrent,
  onChoose,
  onAdd,
  waits,
  failed,
  narrow,
}: Props) {
  const phone = usePhone();
  const awaited = failed ? -1 : current;
  const search = useRowSearch({ text: value, rows, current, onCurrent, onChoose, waits, awaited });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    search.onKeyDown(event);
    // No match: Enter adds a customer with the typed name or number.
    if (event.key !== 'Enter' || event.defaultPrevented || failed) return;
    if (rows.length > 0 || value.trim() === '') return;
    event.preventDefault();
    onAdd?.();
  };
  return (
    <HStack gap="2">
      <SearchField
        label={formatMessage(phone || narrow ? 'customers.searchShort' : 'customers.search')}
        value={value}
        onChange={onChange}
        {...search}
        onKeyDown={onKeyDown}
      />
      {onAdd && (!phone || narrow) && (
        <Button
          variant="outline"
          onClick={onAdd}
          {...(narrow && { px: '0', 'aria-label': formatMessage('customers.addButton') })}
        >
          <UserPlus strokeWidth={1.75} aria-hidden />
          {!narrow && (
            <>
              {formatMessage('customers.addButton')}
              <Kbd keys={['F2']} />
            </>
          )}
        </Button>
      )}
    </HStack>
  );
}
