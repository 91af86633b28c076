import { mrpText, type Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';

/** The maximum retail price printed on the pack, shown below the price; nothing if there is none. */
export function Mrp({ amount }: { amount: Paise | null | undefined }) {
  const text = mrpText({ mrp: amount ?? undefined });
  if (text === '') return null;
  return (
    <Box textStyle="second" color="fg.subtle" fontWeight="normal" whiteSpace="nowrap">
      {text}
    </Box>
  );
}
