import { CAMPAIGN_LIMITS, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Plus } from 'lucide-react';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { FormEntries } from './entries.ts';
import { OfferRow } from './OfferRow.tsx';

/** The offer list, point by point; empty ones are dropped on save. */
export function OfferFields() {
  const { values, errors, submitCount, setFieldValue } = useFormikContext<FormEntries>();
  // Points added by the user take the focus.
  const [begun, setBegun] = useState(false);
  const { offers } = values;
  const problems = errors as Record<string, string | undefined>;
  const problemOf = (field: string) => (submitCount > 0 ? problems[field] : undefined);
  const set = (next: readonly string[]): void => void setFieldValue('offers', next);
  const add = (): void => {
    setBegun(true);
    set([...offers, '']);
  };
  const full = offers.length >= CAMPAIGN_LIMITS.offers;
  return (
    <Box asChild border="none" minW="0">
      <fieldset>
        <Box display="flex" justifyContent="space-between" gap="2" flexWrap="wrap" mb="1">
          <Box asChild textStyle="label">
            <legend style={{ float: 'left' }}>{formatMessage('marketing.offerList')}</legend>
          </Box>
          <Box textStyle="second" color="fg.muted">
            {formatMessage('marketing.offerHint')}
          </Box>
        </Box>
        <Box display="grid" gap="2">
          {offers.map((offer, at) => (
            <OfferRow
              key={at}
              at={at}
              text={offer}
              begun={begun && at === offers.length - 1}
              problem={problemOf(`offers.${at}`)}
              onText={(text) => set(offers.with(at, text))}
              onNext={at === offers.length - 1 && !full ? add : undefined}
              onRemove={() => set(offers.toSpliced(at, 1))}
            />
          ))}
        </Box>
        {problemOf('offers') !== undefined && (
          <Box role="alert" color="due.fg" textStyle="second" mt="1">
            {problemOf('offers')}
          </Box>
        )}
        <Button variant="ghost" size="sm" mt="1" disabled={full} onClick={add}>
          <Plus strokeWidth={1.75} aria-hidden />
          {formatMessage('marketing.addOffer')}
        </Button>
      </fieldset>
    </Box>
  );
}
