import { readPieces, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Input } from '@chakra-ui/react/input';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { DateField } from '../../../ui/DateField.tsx';
import { Labelled } from '../../../ui/Labelled.tsx';
import { QuantityStepper } from '../../../ui/QuantityStepper.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { choicesOf } from '../../../ui/choicesOf.ts';
import { DayLoad } from '../load/DayLoad.tsx';
import { elementId } from '../entry/elements.ts';
import type { Entry } from '../entry/useEntry.ts';

const MAX_TEXT = 100;

/** Garment, recipient, delivery day and quantity of an item. */
export function ItemFields({ entry }: { entry: Entry }) {
  const { draft, shop, item, at, problems, setItem, setTerms, chooseGarment, before } = entry;
  const { today } = useShopClock();
  const problem = (field: string): string | undefined => problems[`items.${at}.${field}`];
  const options = choicesOf(shop.garments);
  // The shop may have deleted the garment since it was ordered.
  const gone = item.garment !== '' && !options.some(({ value }) => value === item.garment);
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr)) auto' }}
      gap="4"
      alignItems="start"
    >
      <Box id={elementId('garment')}>
        <Labelled label={formatMessage('orderEntry.item')} required error={problem('garment')}>
          <SelectField
            options={gone ? [...options, { value: item.garment, label: item.name }] : options}
            value={item.garment}
            {...(item.garment === '' && { placeholder: formatMessage('orderEntry.chooseItem') })}
            onValue={chooseGarment}
          />
        </Labelled>
      </Box>
      <Box id={elementId('toWhom')}>
        <Labelled
          label={formatMessage('orderEntry.toWhom')}
          required={before === undefined}
          optional={before !== undefined}
          error={problem('toWhom')}
        >
          <Input
            value={item.toWhom}
            maxLength={MAX_TEXT}
            autoComplete="off"
            onChange={(event) => setItem({ toWhom: event.target.value })}
          />
        </Labelled>
      </Box>
      <Box id={elementId('deliveryDate')}>
        <Labelled label={formatMessage('orderEntry.delivery')} required error={problems['deliveryDate']}>
          <DateField
            value={draft.deliveryDate}
            min={today}
            onValue={(deliveryDate) => setTerms({ deliveryDate })}
          />
        </Labelled>
        <DayLoad day={draft.deliveryDate} pieces={entry.pieces} except={entry.edited} />
      </Box>
      <Box id={elementId('quantity')}>
        <Labelled label={formatMessage('orderEntry.quantity')} error={problem('quantity')}>
          <QuantityStepper
            key={item.key}
            name={item.name === '' ? formatMessage('orderEntry.item') : item.name}
            value={item.quantity * 1000}
            parse={(text) => readPieces(text) * 1000}
            orNone
            field
            invalid={problem('quantity') !== undefined}
            onValue={(quantity) => setItem({ quantity: quantity / 1000 })}
          />
        </Labelled>
      </Box>
    </Box>
  );
}
