import type { Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { MoneyText } from '../../ui/MoneyText.tsx';

interface Props {
  label: string;
  amount: Paise;
  /** double: the main figure, once on a screen. single: a subtotal. */
  rule: 'double' | 'single';
}

/** A sum below a list of amounts, with a rule. */
export function SumRow({ label, amount, rule }: Props) {
  const double = rule === 'double';
  return (
    <Box
      display="flex"
      justifyContent="space-between"
      alignItems="center"
      gap="4"
      minH={double ? '9' : '8'}
      textStyle="section"
      {...(double ? { layerStyle: 'sum' } : { borderTop: '1px solid', borderColor: 'border.inverted' })}
    >
      {label}
      <MoneyText amount={amount} textStyle={double ? 'person' : 'section'} />
    </Box>
  );
}
