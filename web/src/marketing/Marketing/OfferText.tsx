import { CAMPAIGN_LIMITS } from '@galla/domain';
import { Textarea } from '@chakra-ui/react/textarea';
import { useEffect, useRef } from 'react';

interface Props {
  label: string;
  text: string;
  /** The focus goes here when it appears. */
  begun: boolean;
  onText: (text: string) => void;
  /** Ends the point: it has one line, however many it takes to show it. */
  onEnter: () => void;
}

/** The text of a point, shown whole. */
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
