import {
  formatAmount,
  parsePercent,
  parseRupees,
  percentProblem,
  percentText,
  rupeesProblem,
  formatMessage,
  type Discount,
} from '@galla/domain';
import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { Labelled } from './Labelled.tsx';
import { useTypedValue } from './useTypedValue.ts';

type Kind = Discount['kind'];

interface Props {
  /** Id of the group of the field and its units. */
  id?: string;
  /** "Discount" by default. */
  label?: string;
  value: Discount | null;
  onValue: (discount: Discount | null) => void;
  /** Called with the problem of a text that is not a discount, or undefined. */
  onUnreadable: (problem: string | undefined) => void;
  error: string | undefined;
  /** Places the label on the same line, where space is short. */
  beside?: boolean;
}

const KINDS = [
  { kind: 'AMOUNT', sign: '₹', name: 'billing.discountAmount' },
  { kind: 'PERCENT', sign: '%', name: 'billing.discountPercent' },
] as const;

const Group = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    w: 'full',
    h: { base: 'control.lg', md: 'control' },
    pe: '1',
    border: '1px solid',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    bg: 'bg',
    '&:focus-within': {
      borderColor: 'accent.focusRing',
      boxShadow: 'inset 0 0 0 1px {colors.accent.focusRing}',
    },
    '&[data-invalid]': {
      borderColor: 'border.error',
      boxShadow: 'inset 0 0 0 1px {colors.border.error}',
    },
  },
});

const Sign = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: { base: '10', md: '8' },
    flexShrink: '0',
    borderRadius: 'l2',
    color: 'fg.muted',
    cursor: 'button',
    _hover: { bg: 'bg.muted' },
    '&:has(:checked)': {
      bg: 'accent.subtle',
      color: 'accent.fg',
      fontWeight: 'semibold',
      boxShadow: 'inset 0 0 0 2px {colors.accent.solid}',
    },
    '&:has(:focus-visible)': { outline: '2px solid {colors.accent.focusRing}' },
  },
});

const textOf = (discount: Discount | null): string => {
  if (discount === null) return '';
  return discount.kind === 'AMOUNT' ? formatAmount(discount.value) : percentText(discount.value);
};

const parseAs = (kind: Kind, text: string): number | undefined =>
  kind === 'AMOUNT' ? parseRupees(text) : parsePercent(text);

const problemAs = (kind: Kind, text: string): string =>
  kind === 'AMOUNT' ? rupeesProblem(text) : percentProblem(text);

/** A discount on a whole bill or order, in rupees or in per cent of the subtotal. */
export function DiscountField({ id, label, value, onValue, onUnreadable, error, beside = false }: Props) {
  const name = useId();
  const [chosen, setChosen] = useState<Kind>('AMOUNT');
  const kind = value?.kind ?? chosen;
  const take = (next: Kind, amount: number | undefined): void =>
    onValue(amount === undefined || amount === 0 ? null : { kind: next, value: amount });
  const typed = useTypedValue(
    textOf(value),
    (text) => parseAs(kind, text),
    (amount) => take(kind, amount),
    (unreadable, text) => onUnreadable(unreadable ? problemAs(kind, text) : undefined),
  );
  /** Switches the unit and parses the text again: it may be valid in only one of them. */
  const choose = (next: Kind, text = typed.text): void => {
    const amount = parseAs(next, text);
    setChosen(next);
    const unreadable = text.trim() !== '' && amount === undefined;
    onUnreadable(unreadable ? problemAs(next, text) : undefined);
    take(next, amount);
  };
  /** "6%" is six per cent, whichever unit is selected. */
  const type = (text: string): void => {
    const written = text.trim();
    if (!written.endsWith('%')) {
      typed.onChange(text);
      return;
    }
    const figures = written.slice(0, -1).trim();
    typed.onChange(figures);
    choose('PERCENT', figures);
  };
  return (
    <Labelled label={label ?? formatMessage('billing.discount')} error={error} beside={beside}>
      <Group id={id} data-invalid={error === undefined ? undefined : ''}>
        <Input
          unstyled
          inputMode="decimal"
          autoComplete="off"
          flex="1"
          minW="0"
          h="full"
          ps="2"
          pe="2"
          bg="transparent"
          textAlign="end"
          textStyle="field"
          outline="0"
          value={typed.text}
          onFocus={(event) => {
            typed.onFocus();
            event.target.select();
          }}
          onChange={(event) => type(event.target.value)}
          onBlur={typed.onBlur}
        />
        <chakra.div role="radiogroup" aria-label={formatMessage('billing.discountUnit')} display="flex">
          {KINDS.map((one) => (
            <Sign key={one.kind}>
              <chakra.input
                type="radio"
                name={name}
                srOnly
                aria-label={formatMessage(one.name)}
                checked={kind === one.kind}
                onChange={() => choose(one.kind)}
              />
              {one.sign}
            </Sign>
          ))}
        </chakra.div>
      </Group>
    </Labelled>
  );
}
