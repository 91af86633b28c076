import { mrpText, type Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';

/** The maximum that is printed on the pack, under what is charged; nothing without one. */
export function Mrp({ amount }: { amount: Paise | null | undefined }) {
  const text = mrpText({ mrp: amount ?? undefined });
  if (text === '') return null;
  return (
    <Box textStyle="second" color="fg.subtle" fontWeight="normal" whiteSpace="nowrap">
      {text}
    </Box>
  );
}
