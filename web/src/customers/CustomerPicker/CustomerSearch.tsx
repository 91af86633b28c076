import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { UserPlus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Kbd } from '../../ui/Kbd.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { rowElementId } from '../../ui/DataTable.tsx';
import { rowKeys } from '../../ui/rowKeys.ts';
import { useEarlyEnter } from '../../ui/useEarlyEnter.ts';
import { usePhone, useTouch } from '../../ui/useWide.ts';
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
  const touch = useTouch();
  const marked = rows[current];
  const choose = (index: number): void => {
    const row = rows[index];
    if (row !== undefined) onChoose(row);
  };
  const walk = rowKeys({ count: rows.length, current, onCurrent, onChoose: choose });
  const waitsWith = useEarlyEnter(value, waits, () => {
    if (!failed) choose(current);
  });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (waitsWith(event)) return;
    // No match: Enter adds a customer with the typed name or number.
    if (event.key === 'Enter' && rows.length === 0 && value.trim() !== '' && !failed) {
      event.preventDefault();
      onAdd?.();
    } else walk(event);
  };
  return (
    <HStack gap="2">
      <SearchField
        label={formatMessage(phone || narrow ? 'customers.searchShort' : 'customers.search')}
        value={value}
        onChange={onChange}
        onKeyDown={onKeyDown}
        first={!touch}
        activeRow={marked && rowElementId(marked.id)}
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
