import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Drawer } from '@chakra-ui/react/drawer';
import { Input } from '@chakra-ui/react/input';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { ChooseCustomer } from '../../../customers/index.ts';
import { Labelled } from '../../../ui/Labelled.tsx';
import { Part } from '../../../ui/Part.tsx';
import { Sheet, SheetClose } from '../../../ui/Sheet.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { moreFilters } from '../address.ts';
import { FilteredCustomer } from './FilteredCustomer.tsx';
import type { FilterProps } from './OrderFilters.tsx';

/** The less common filters: customer, number, mobile. */
export function MoreFilters({ list }: FilterProps) {
  const [open, setOpen] = useState(false);
  const { filters, filter } = list;
  const n = moreFilters(filters);
  return (
    <>
      <Button
        variant="outline"
        flex={{ base: '1 1 40%', md: 'none' }}
        h={{ base: 'control.lg', md: 'control' }}
        px="3"
        fontWeight="medium"
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal strokeWidth={1.75} aria-hidden />
        {n === 0 ? formatMessage('orderList.moreFilters') : formatMessage('orderList.moreFiltersSet', { n })}
      </Button>
      <Sheet open={open} onOpen={setOpen}>
        <Drawer.Header>
          <Drawer.Title>{formatMessage('orderList.moreFilters')}</Drawer.Title>
          <SheetClose />
        </Drawer.Header>
        <Drawer.Body display="flex" flexDirection="column" gap="4">
          <Labelled label={formatMessage('orderList.invoiceNo')}>
            <Input
              value={filters.invoiceNo}
              autoComplete="off"
              onChange={({ target }) => filter({ invoiceNo: target.value }, 'typed')}
            />
          </Labelled>
          <Labelled label={formatMessage('orderList.customerNumber')}>
            <Input
              value={filters.customerNumber}
              inputMode="tel"
              autoComplete="off"
              onChange={({ target }) => filter({ customerNumber: target.value }, 'typed')}
            />
          </Labelled>
          <Box>
            <Box textStyle="label" mb="1">
              {formatMessage('customers.customer')}
            </Box>
            <Part title={formatMessage('customers.loadFailed')} skeleton={<SkeletonRows rows={6} />}>
              {() =>
                filters.customer === '' ? (
                  <ChooseCustomer onChoose={({ id }) => filter({ customer: id })} />
                ) : (
                  <FilteredCustomer id={filters.customer} onClear={() => filter({ customer: '' })} />
                )
              }
            </Part>
          </Box>
        </Drawer.Body>
        <Drawer.Footer>
          <Button
            variant="outline"
            disabled={n === 0}
            onClick={() => filter({ invoiceNo: '', customerNumber: '', customer: '' })}
          >
            {formatMessage('shell.clear')}
          </Button>
          <Button onClick={() => setOpen(false)}>{formatMessage('orderList.showOrders')}</Button>
        </Drawer.Footer>
      </Sheet>
    </>
  );
}
