import { say, sayCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useDeferredValue, useMemo, useRef, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CustomerPicker_tenant$key } from '../../__generated__/CustomerPicker_tenant.graphql.ts';
import { CustomerTable } from '../CustomerTable.tsx';
import { useCustomerPages, type CustomerRow } from '../useCustomerPages.ts';
import { TableFoot } from '../../ui/TableFoot.tsx';
import { useSteady } from '../../ui/useSteady.ts';
import { CustomerSearch } from './CustomerSearch.tsx';
import { NoCustomers } from './NoCustomers.tsx';

interface Props {
  tenant: CustomerPicker_tenant$key;
  text: string;
  onText: (text: string) => void;
  /** Global id; '' for nobody. */
  chosen: string;
  onChoose: (customer: CustomerRow) => void;
  onAdd: () => void;
  /** Over the search. */
  above?: ReactNode;
  /** What is said beside a customer's number, by global id: "Open cart". */
  marks?: ReadonlyMap<string, string>;
  /** Within a sheet, which is as narrow as a phone. */
  narrow?: boolean;
}

/** Customers that a search finds, to choose one by keys, mouse or thumb. The search stays while the list scrolls. */
export function CustomerPicker({
  tenant,
  text,
  onText,
  chosen,
  onChoose,
  onAdd,
  above,
  marks,
  narrow = false,
}: Props) {
  const data = useFragment(
    graphql`
      fragment CustomerPicker_tenant on Tenant @argumentDefinitions(search: { type: "String" }) {
        ...useCustomerPages_tenant @arguments(search: $search)
      }
    `,
    tenant,
  );
  const { rows, total, more } = useCustomerPages(data, text);
  const scroll = useRef<HTMLDivElement>(null);
  const [marked, setMarked] = useState<number>();
  // Until somebody moves, the keyboard's row is the chosen one; while somebody searches, the first.
  const current = marked ?? (text === '' ? rows.findIndex(({ id }) => id === chosen) : 0);
  const choose = (customer: CustomerRow): void => {
    setMarked(rows.indexOf(customer));
    onChoose(customer);
  };
  const chooseSteadily = useSteady(choose);
  const moreSteadily = useSteady(more);
  // What is typed is painted before the rows are drawn; Enter takes the row that belongs to what is typed.
  const drawn = useDeferredValue(useMemo(() => ({ rows, current }), [rows, current]));
  return (
    <Box display="flex" flexDirection="column" flex="1" minW="0" minH="0">
      <Box
        px={{ base: '4', md: '5' }}
        pt="4"
        pb={{ base: '3', md: '4' }}
        display="grid"
        gap={{ base: '3', md: '5' }}
      >
        {above}
        <CustomerSearch
          value={text}
          onChange={(next) => {
            setMarked(undefined);
            onText(next);
          }}
          rows={rows}
          current={current}
          onCurrent={setMarked}
          onChoose={choose}
          onAdd={onAdd}
          narrow={narrow}
        />
      </Box>
      <Box ref={scroll} position="relative" flex="1" minH="0" overflowY="auto" px={{ base: '4', md: '5' }}>
        <Box borderTop="2px solid" borderColor="border.inverted" mx={{ base: '-4', md: '0' }} />
        {drawn.rows.length === 0 ? (
          <NoCustomers text={text} onClear={() => onText('')} onAdd={onAdd} />
        ) : (
          <CustomerTable
            rows={drawn.rows}
            current={drawn.current}
            onCurrent={setMarked}
            chosen={chosen}
            onChoose={chooseSteadily}
            onEnd={moreSteadily}
            scroll={scroll}
            marks={marks}
            narrow={narrow}
          />
        )}
      </Box>
      <Box hideBelow="md">
        <TableFoot
          hints={[
            [['ArrowUp', 'ArrowDown'], say('shell.keyMove')],
            [['Enter'], say('shell.keyChoose')],
          ]}
        >
          <Box ms="auto">{sayCount('customers.count', text === '' ? total : rows.length)}</Box>
        </TableFoot>
      </Box>
    </Box>
  );
}
