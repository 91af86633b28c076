import type { Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { MoneyText } from '../../ui/MoneyText.tsx';

interface Props {
  label: string;
  amount: Paise;
  /** double: the figure that counts, once on a screen. single: a sum on the way to it. */
  rule: 'double' | 'single';
}

/** A sum under a list of amounts, resting on its rule. */
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
