import { CAMPAIGN_LIMITS } from '@galla/domain';
import { Textarea } from '@chakra-ui/react/textarea';
import { useEffect, useRef } from 'react';

interface Props {
  label: string;
  text: string;
  /** Takes the focus on mount. */
  begun: boolean;
  onText: (text: string) => void;
  /** Called on Enter: a point has no line breaks, even if its text wraps. */
  onEnter: () => void;
}

/** The text of a point in a field that grows with it. */
export function OfferText({ label, text, begun, onText, onEnter }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (begun) field.current?.focus();
  }, [begun]);
  return (
    <Textarea
      ref={field}
      aria-label={label}
      rows={2}
      resize="none"
      autoComplete="off"
      maxLength={CAMPAIGN_LIMITS.offer}
      value={text}
      onChange={({ currentTarget }) => onText(currentTarget.value.replaceAll('\n', ' '))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        onEnter();
      }}
    />
  );
}
