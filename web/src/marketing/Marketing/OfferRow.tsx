import { formatCount, formatMessage, offerWords } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Field } from '@chakra-ui/react/field';
import { X } from 'lucide-react';
import { OfferText } from './OfferText.tsx';

interface Props {
  /** Index in the list. */
  at: number;
  text: string;
  /** Takes the focus on mount. */
  begun: boolean;
  problem: string | undefined;
  onText: (text: string) => void;
  /** Enter adds the next one. */
  onNext: (() => void) | undefined;
  onRemove: () => void;
}

/** The number of words of a point, with how many are missing or too many. A hint only, never a problem. */
function Words({ text }: { text: string }) {
  const { words, more, fewer } = offerWords(text);
  if (words === 0) return null;
  const fits = more === 0 && fewer === 0;
  return (
    <Box textStyle="second" color={fits ? 'paid.fg' : 'part.fg'} whiteSpace="nowrap">
      {formatCount('marketing.words', words)}
      {!fits && (
        <Box>
          {more > 0
            ? formatMessage('marketing.wordsMore', { n: more })
            : formatMessage('marketing.wordsFewer', { n: fewer })}
        </Box>
      )}
    </Box>
  );
}

/** One point of the offer list, with a live word count. */
export const OfferRow = ({ at, text, begun, problem, onText, onNext, onRemove }: Props) => (
  <Field.Root invalid={problem !== undefined}>
    <Box display="flex" alignItems="center" gap="2" w="full">
      <Box flex="1" minW="0">
        <OfferText
          label={formatMessage('marketing.offer', { n: at + 1 })}
          text={text}
          begun={begun}
          onText={onText}
          onEnter={() => text.trim() !== '' && onNext?.()}
        />
      </Box>
      <Box w="16" flexShrink="0" textAlign="end">
        <Words text={text} />
      </Box>
      <Button
        variant="plain"
        size="sm"
        px="0"
        aria-label={formatMessage('marketing.removeOffer', { n: at + 1 })}
        onClick={onRemove}
      >
        <X strokeWidth={1.75} aria-hidden />
      </Button>
    </Box>
    {problem !== undefined && (
      <Field.HelperText as="div">
        <Field.ErrorText>{problem}</Field.ErrorText>
      </Field.HelperText>
    )}
  </Field.Root>
);
