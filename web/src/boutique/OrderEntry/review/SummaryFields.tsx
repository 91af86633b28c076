import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Input } from '@chakra-ui/react/input';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { SplitChoice } from '../../../commission/index.ts';
import { DateField } from '../../../ui/DateField.tsx';
import { Labelled } from '../../../ui/Labelled.tsx';
import { SegmentedChoice } from '../../../ui/SegmentedChoice.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { choicesOf } from '../../../ui/choicesOf.ts';
import { elementId } from '../entry/elements.ts';
import type { Entry } from '../entry/useEntry.ts';
import { DayLoad } from '../load/DayLoad.tsx';
import { AdvanceField } from './AdvanceField.tsx';
import { OrderDiscountField } from './OrderDiscountField.tsx';

const DAYS = [
  { field: 'functionDate', label: 'orderEntry.functionDate', required: false },
  { field: 'trialDate', label: 'orderEntry.trialDate', required: false },
  { field: 'deliveryDate', label: 'orderEntry.deliveryDate', required: true },
] as const;

/** The fields of the order as a whole: days, urgency, reference, discount, advance (spec 3 §2.1). */
export function SummaryFields({ entry }: { entry: Entry }) {
  const { draft, shop, problems, setTerms, before } = entry;
  const { today } = useShopClock();
  return (
    <Box display="flex" flexDirection="column" gap="4">
      {DAYS.map(({ field, label, required }) => (
        <Box key={field} id={elementId(field)}>
          <Labelled
            label={formatMessage(label)}
            required={required}
            optional={!required}
            error={problems[field]}
          >
            <DateField
              value={draft[field]}
              {...(before === undefined && { min: today })}
              onValue={(day) => setTerms({ [field]: day })}
            />
          </Labelled>
          {field === 'deliveryDate' && (
            <DayLoad day={draft.deliveryDate} pieces={entry.pieces} except={entry.edited} />
          )}
        </Box>
      ))}
      <Labelled label={formatMessage('orderEntry.urgent')}>
        <SegmentedChoice
          value={draft.urgent ? 'YES' : 'NO'}
          onValue={(urgent) => setTerms({ urgent: urgent === 'YES' })}
          choices={[
            { value: 'NO', label: formatMessage('orderEntry.no') },
            { value: 'YES', label: formatMessage('orderEntry.yes') },
          ]}
        />
      </Labelled>
      <Labelled label={formatMessage('orderEntry.type')}>
        <SegmentedChoice
          value={draft.type}
          onValue={(type) => setTerms({ type })}
          choices={[
            { value: 'NEW', label: formatMessage('orderEntry.typeNew') },
            { value: 'ALTERATION', label: formatMessage('orderEntry.typeAlteration') },
          ]}
        />
      </Labelled>
      {shop.employees.length > 0 && (
        <Labelled label={formatMessage('orderEntry.takenBy')} optional>
          <SelectField
            options={choicesOf(shop.employees)}
            value={shop.employees.some(({ id }) => id === draft.employee) ? draft.employee : ''}
            placeholder={formatMessage('billing.yourself')}
            onValue={(employee) => setTerms({ employee })}
          />
        </Labelled>
      )}
      {before === undefined && (
        <SplitChoice
          people={shop.employees.map(({ id, name }) => ({ id, fullName: name }))}
          seller={draft.employee}
          parts={draft.parts ?? []}
          onParts={(parts) => setTerms({ parts })}
        />
      )}
      <Labelled label={formatMessage('orderEntry.reference')} optional error={problems['reference']}>
        <Input
          value={draft.reference}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => setTerms({ reference: event.target.value })}
        />
      </Labelled>
      <OrderDiscountField key={`discount-${draft.key}`} entry={entry} />
      <AdvanceField key={`advance-${draft.key}`} entry={entry} />
    </Box>
  );
}
