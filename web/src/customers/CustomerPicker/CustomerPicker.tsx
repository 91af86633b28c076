import { normalizeMobile, formatMessage, formatCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useDeferredValue, useMemo, useRef, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CustomerPicker_tenant$key } from '../../__generated__/CustomerPicker_tenant.graphql.ts';
import { CustomerTable } from '../CustomerTable.tsx';
import { useCustomerPages, type CustomerRow } from '../useCustomerPages.ts';
import { TableFoot } from '../../ui/TableFoot.tsx';
import { useEventCallback } from '../../ui/useEventCallback.ts';
import { CustomerSearch } from './CustomerSearch.tsx';
import { NoCustomers } from './NoCustomers.tsx';
import { SearchFailed } from './SearchFailed.tsx';

interface Props {
  tenant: CustomerPicker_tenant$key;
  text: string;
  /** What the tenant's fragment was searched for. */
  asked: string;
  /** Why what is typed now could not be searched for. */
  failure?: Error | undefined;
  /** Searches for it again; left out where the screen's address is what asks. */
  onRetry?: () => void;
  onText: (text: string) => void;
  /** Global id; '' for nobody. */
  chosen: string;
  onChoose: (customer: CustomerRow) => void;
  /** Undefined for who may not add one. */
  onAdd: (() => void) | undefined;
  /** Over the search. */
  above?: ReactNode;
  /** What is said beside a customer's number, by global id: "Open cart". */
  marks?: ReadonlyMap<string, string>;
  /** Within a sheet, which is as narrow as a phone. */
  narrow?: boolean;
  /** Rows of 80 px in a box of 400 (spec 3 §2.1). */
  roomy?: boolean;
}

/** Customers that a search finds, to choose one by keys, mouse or thumb. The search stays while the list scrolls. */
export function CustomerPicker({
  tenant,
  text,
  asked,
  failure,
  onRetry,
  onText,
  chosen,
  onChoose,
  onAdd,
  above,
  marks,
  narrow = false,
  roomy = false,
}: Props) {
  const data = useFragment(
    graphql`
      fragment CustomerPicker_tenant on Tenant @argumentDefinitions(search: { type: "String" }) {
        ...useCustomerPages_tenant @arguments(search: $search)
      }
    `,
    tenant,
  );
  const failed = failure !== undefined;
  const { rows, asking, total, loadMore } = useCustomerPages(data, text, asked);
  const scroll = useRef<HTMLDivElement>(null);
  /** By its id: what the server adds may stand above it. */
  const [marked, setMarked] = useState<string>();
  const mark = (row: number): void => setMarked(rows[row]?.id);
  // Until somebody moves, the keyboard's row is the chosen one; while somebody searches, the first.
  const atMark = rows.findIndex(({ id }) => id === (marked ?? (text === '' ? chosen : undefined)));
  const current = atMark === -1 && text !== '' ? 0 : atMark;
  // A whole number is nobody else's; by name the server may know somebody who fits better.
  const isMeant = marked !== undefined || (rows[0] !== undefined && rows[0].mobile === normalizeMobile(text));
  const choose = (customer: CustomerRow): void => {
    setMarked(customer.id);
    onChoose(customer);
  };
  const chooseSteadily = useEventCallback(choose);
  const markSteadily = useEventCallback(mark);
  const loadMoreSteadily = useEventCallback(loadMore);
  // What is typed is painted before the rows are drawn; Enter takes the row that belongs to what is typed.
  const drawn = useDeferredValue(useMemo(() => ({ rows, current, asking }), [rows, current, asking]));
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
          onCurrent={mark}
          onChoose={choose}
          onAdd={onAdd}
          waits={asking && !isMeant && !failed}
          failed={failed}
          narrow={narrow}
        />
      </Box>
      <Box
        ref={scroll}
        position="relative"
        flex="1"
        minH="0"
        {...(roomy && { maxH: 'panel' })}
        overflowY="auto"
        px={{ base: '4', md: '5' }}
      >
        <Box borderTop="2px solid" borderColor="border.inverted" mx={{ base: '-4', md: '0' }} />
        {failure && <SearchFailed failure={failure} onRetry={onRetry} shows={drawn.rows.length > 0} />}
        {drawn.rows.length === 0 ? (
          !failed && (
            <NoCustomers text={text} asking={drawn.asking} onClear={() => onText('')} onAdd={onAdd} />
          )
        ) : (
          <CustomerTable
            rows={drawn.rows}
            current={drawn.current}
            onCurrent={markSteadily}
            chosen={chosen}
            onChoose={chooseSteadily}
            onEnd={loadMoreSteadily}
            scroll={scroll}
            marks={marks}
            narrow={narrow}
            roomy={roomy}
          />
        )}
      </Box>
      <Box hideBelow="md">
        <TableFoot
          hints={[
            [['ArrowUp', 'ArrowDown'], formatMessage('shell.keyMove')],
            [['Enter'], formatMessage('shell.keyChoose')],
          ]}
        >
          <Box ms="auto">{formatCount('customers.count', asking ? rows.length : total)}</Box>
        </TableFoot>
      </Box>
    </Box>
  );
}
