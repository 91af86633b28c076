import { STATES, formatMessage, type Buyer } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Input } from '@chakra-ui/react/input';
import { Labelled } from '../../ui/Labelled.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import type { Bill } from './useBill.ts';

const NOBODY: Buyer = { name: '', address: '', stateCode: '' };

/** The buyer's details: a large walk-in bill must name the buyer (CGST Rules 2017, rule 46). */
export function BuyerFields({ bill }: { bill: Bill }) {
  const { cart, dispatch, problems } = bill;
  const buyer = cart.buyer ?? NOBODY;
  const change = (next: Partial<Buyer>): void => dispatch({ type: 'buyer', buyer: { ...buyer, ...next } });
  return (
    <Box
      as="fieldset"
      border="0"
      m="0"
      p="0"
      minW="0"
      aria-label={formatMessage('billing.buyer')}
      display="grid"
      gap="2"
    >
      <Box color="fg.muted" textStyle="second">
        {formatMessage('billing.buyerNeeded')}
      </Box>
      <Labelled label={formatMessage('customers.name')} required error={problems.buyer?.['name']}>
        <Input
          value={buyer.name}
          maxLength={200}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Labelled>
      <Labelled label={formatMessage('customers.address')} required error={problems.buyer?.['address']}>
        <Input
          value={buyer.address}
          maxLength={500}
          onChange={(event) => change({ address: event.target.value })}
        />
      </Labelled>
      <Labelled label={formatMessage('customers.state')} required error={problems.buyer?.['stateCode']}>
        <SelectField
          options={Object.entries(STATES).map(([value, label]) => ({ value, label }))}
          value={buyer.stateCode}
          placeholder=""
          onValue={(stateCode) => change({ stateCode })}
        />
      </Labelled>
    </Box>
  );
}
