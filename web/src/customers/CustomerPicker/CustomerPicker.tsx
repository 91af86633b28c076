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
  /** The search text of the tenant's fragment. */
  asked: string;
  /** Why the search for the current text failed. */
  failure?: Error | undefined;
  /** Retries the search; undefined if the screen's URL drives it. */
  onRetry?: () => void;
  onText: (text: string) => void;
  /** Global id; '' for nobody. */
  chosen: string;
  onChoose: (customer: CustomerRow) => void;
  /** Undefined if the user may not add customers. */
  onAdd: (() => void) | undefined;
  /** Shown above the search. */
  above?: ReactNode;
  /** Notes beside a customer's number, by global id: "Open cart". */
  marks?: ReadonlyMap<string, string>;
  /** In a sheet, which is as narrow as a phone. */
  narrow?: boolean;
  /** Rows of 80 px in a box of 400 (spec 3 §2.1). */
  roomy?: boolean;
}

/** A customer search with a list to choose from by keyboard, mouse or touch. The search is sticky. */
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
  /** Stored by id, because rows from the server may be inserted above it. */
  const [marked, setMarked] = useState<string>();
  const mark = (row: number): void => setMarked(rows[row]?.id);
  // Until the user moves, the current row is the chosen customer, or the first match of a search.
  const atMark = rows.findIndex(({ id }) => id === (marked ?? (text === '' ? chosen : undefined)));
  const current = atMark === -1 && text !== '' ? 0 : atMark;
  // A full number identifies a customer. A name may have a better match on the server.
  const isMeant = marked !== undefined || (rows[0] !== undefined && rows[0].mobile === normalizeMobile(text));
  const choose = (customer: CustomerRow): void => {
    setMarked(customer.id);
    onChoose(customer);
  };
  const chooseSteadily = useEventCallback(choose);
  const markSteadily = useEventCallback(mark);
  const loadMoreSteadily = useEventCallback(loadMore);
  // Deferred so that the typed text is painted before the rows are rendered. Enter still takes the row that
  // matches the typed text.
  const drawn = useDeferredValue(useMemo(() => ({ rows, current, asking }), [rows, current, asking]));
  return (
    <Box display="flex" flexDirection="column" flex="1" minW="0" minH="0">
      <Box
        px={{ base: '4', md: '5' }}
        pt="4"
        pb={{ base: '3', md: '4' }}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
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
