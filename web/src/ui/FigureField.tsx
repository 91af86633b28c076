import { figureText, type FigureRule, formatMessage, stepFigure, typedFigure } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { HStack } from '@chakra-ui/react/stack';
import { Minus, Plus } from 'lucide-react';
import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useEventCallback } from './useEventCallback.ts';
import { useTouch } from './useWide.ts';

interface Props {
  rule: FigureRule;
  /** The value of the first step while the field is empty. */
  origin: number;
  /** The accessible label, if longer than the caption. */
  label: string;
  /** Above the field. */
  caption: string;
  name?: string;
  value: string;
  onValue: (text: string) => void;
  onEnter?: () => void;
  invalid: boolean;
  readOnly?: boolean;
  /** Id of the element with its problem. */
  describedBy: string | undefined;
  /** Larger text, to be read back aloud. */
  large?: boolean;
  ref?: RefObject<HTMLInputElement | null> | undefined;
}

const SIGNS = new Set(['+', '-', '−']);

/**
 * A figure of a lens or an eye: the arrow keys step it, + and − set its sign, and on blur or submit it is formatted
 * as on a prescription, 125 as +1.25. Touch devices get buttons instead.
 */
export function FigureField(props: Props) {
  const { rule, origin, label, caption, name, value, onValue, onEnter, invalid, describedBy, ref } = props;
  const { readOnly = false, large = false } = props;
  const touch = useTouch();
  /** The value before typing: typing only a sign changes the sign of that value. */
  const before = useRef(value);
  const step = (direction: 1 | -1): void => {
    const read = typedFigure(rule, value);
    onValue(figureText(rule, read === undefined ? origin : stepFigure(rule, read, direction)));
  };
  const sign = (text: string, key: string): string => {
    const read = typedFigure(rule, text);
    if (read === undefined) return text;
    return figureText(rule, key === '+' ? Math.abs(read) : -Math.abs(read));
  };
  /** Formats the typed text as on a prescription. */
  const write = (): void => {
    const typed = value.trim();
    const read = typedFigure(rule, typed);
    const written = read === undefined ? typed : figureText(rule, read);
    const next = SIGNS.has(typed) ? sign(before.current, typed) : written;
    if (next !== value) onValue(next);
  };
  const enter = useEventCallback(() => onEnter?.());
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const isAll = selectionStart === 0 && selectionEnd === value.length;
    // Enter, also with Ctrl, may save the form, which needs the formatted figure.
    if (event.key === 'Enter') flushSync(write);
    if (event.key === 'Enter' && !event.ctrlKey && onEnter !== undefined) enter();
    else if (readOnly) return;
    else if (event.key === 'ArrowUp') step(1);
    else if (event.key === 'ArrowDown') step(-1);
    else if (rule.signed && SIGNS.has(event.key) && value !== '' && !isAll) onValue(sign(value, event.key));
    else return;
    event.preventDefault();
  };
  return (
    <Box minW="0">
      <Box aria-hidden textStyle="caption" color="fg.muted" textAlign="end" pb="1">
        {caption}
      </Box>
      <Input
        ref={ref}
        name={name}
        aria-label={label}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        value={value}
        readOnly={readOnly}
        // The decimal keypad of touch devices has no minus.
        inputMode={rule.signed ? 'text' : 'decimal'}
        autoComplete="off"
        textAlign="end"
        fontWeight="semibold"
        px="2"
        {...(large && { textStyle: 'person' })}
        onFocus={(event) => {
          before.current = value;
          event.target.select();
        }}
        onChange={(event) => onValue(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={write}
      />
      {touch && !readOnly && (
        <HStack gap="0" justify="space-between">
          <Step icon={Minus} says={formatMessage('optical.less', { label })} onClick={() => step(-1)} />
          <Step icon={Plus} says={formatMessage('optical.more', { label })} onClick={() => step(1)} />
        </HStack>
      )}
    </Box>
  );
}

const Step = ({ icon: Icon, says, onClick }: { icon: typeof Plus; says: string; onClick: () => void }) => (
  // Tab moves between figures; on a keyboard the arrow keys step.
  <Button type="button" variant="plain" flex="1" px="0" minH="control.touch" tabIndex={-1} onClick={onClick}>
    <Icon strokeWidth={2} aria-hidden />
    <Box srOnly>{says}</Box>
  </Button>
);
