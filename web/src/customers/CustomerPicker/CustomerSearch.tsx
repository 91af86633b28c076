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
  /** Undefined for who may not. */
  onAdd: (() => void) | undefined;
  /** Whether Enter waits for the server's answer. */
  waits: boolean;
  /** Whether the server could not be asked: what an early Enter waited for does not come. */
  failed: boolean;
  narrow: boolean;
}

/** The search over the customers, with the keys that walk them, and the way to add one. */
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
    // Nobody is found: what was typed is a new customer's name or number.
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
