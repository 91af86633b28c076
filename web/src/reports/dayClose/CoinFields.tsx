import { coinsTotal, DENOMINATIONS, formatMessage, formatRupees } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { useFormikContext } from 'formik';
import { Coins } from 'lucide-react';
import { useState } from 'react';
import { coinsOf } from './coinsOf.ts';
import type { CountValues } from './OpenDay.tsx';

const DIGITS = /^\d{0,5}$/;

/** Counts the drawer by denomination; the total becomes the counted cash. */
export function CoinFields() {
  const { values, setFieldValue } = useFormikContext<CountValues>();
  const { coins } = values;
  const [open, setOpen] = useState(false);
  const type = (value: number, text: string): void => {
    if (!DIGITS.test(text)) return;
    const next = { ...coins, [String(value)]: text };
    void setFieldValue('coins', next);
    const counted = coinsOf(next);
    void setFieldValue('counted', counted.length === 0 ? undefined : coinsTotal(counted));
  };
  if (!open) {
    return (
      <Button variant="plain" size="sm" px="0" justifySelf="start" onClick={() => setOpen(true)}>
        <Coins strokeWidth={1.75} aria-hidden />
        {formatMessage('dayClose.countCoins')}
      </Button>
    );
  }
  return (
    <Box asChild display="grid" gridTemplateColumns="repeat(3, 1fr)" gap="2">
      <fieldset aria-label={formatMessage('dayClose.coins')}>
        {DENOMINATIONS.map((value) => (
          <Box asChild key={value} display="grid" gridTemplateColumns="auto 1fr" alignItems="center" gap="2">
            <label>
              <Box as="span" textAlign="end" minW="10" color="fg.muted">
                {`₹${value}`}
              </Box>
              <Input
                h={{ base: 'control.touch', md: '8' }}
                inputMode="numeric"
                autoComplete="off"
                textAlign="end"
                aria-label={formatMessage('dayClose.coinsOf', { value: formatRupees(value * 100) })}
                value={coins[String(value)] ?? ''}
                onChange={(event) => type(value, event.target.value)}
              />
            </label>
          </Box>
        ))}
      </fieldset>
    </Box>
  );
}
