import {
  LENS_RULES,
  lensValueText,
  type LensValueName,
  parseLensValue,
  formatMessage,
  stepLensValue,
} from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { HStack } from '@chakra-ui/react/stack';
import { Minus, Plus } from 'lucide-react';
import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { useTouch } from '../../../ui/useWide.ts';
import { written } from './powers.ts';

interface Props {
  name: LensValueName;
  value: string;
  onValue: (text: string) => void;
  onEnter: () => void;
  invalid: boolean;
  readOnly: boolean;
  /** The element with the sentence of its problem. */
  describedBy: string | undefined;
  ref?: RefObject<HTMLInputElement | null> | undefined;
}

const SIGNS = new Set(['+', '-', '−']);

/**
 * One power: the arrows step it by 0.25 (the axis by 5), + and − set its sign, and what is typed is written as on a
 * prescription when the field is left. A finger has buttons instead of keys.
 */
export function PowerField(props: Props) {
  const { name, value, onValue, onEnter, invalid, readOnly, describedBy, ref } = props;
  const { label, signed } = LENS_RULES[name];
  const touch = useTouch();
  /** What stood there before somebody began to type: a sign alone is a sign for it. */
  const before = useRef(value);
  const step = (direction: 1 | -1): void =>
    onValue(lensValueText(name, stepLensValue(name, parseLensValue(name, value), direction)));
  const sign = (text: string, key: string): string => {
    const read = parseLensValue(name, text);
    if (read === undefined) return text;
    return lensValueText(name, key === '+' ? Math.abs(read) : -Math.abs(read));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const isAll = selectionStart === 0 && selectionEnd === value.length;
    if (event.key === 'Enter') onEnter();
    else if (readOnly) return;
    else if (event.key === 'ArrowUp') step(1);
    else if (event.key === 'ArrowDown') step(-1);
    else if (signed && SIGNS.has(event.key) && value !== '' && !isAll) onValue(sign(value, event.key));
    else return;
    event.preventDefault();
  };
  const onBlur = (): void => {
    const typed = value.trim();
    onValue(SIGNS.has(typed) ? sign(before.current, typed) : written(name, typed));
  };
  const field = (
    <Input
      ref={ref}
      aria-label={label}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      value={value}
      readOnly={readOnly}
      // A finger's keypad for decimals has no minus.
      inputMode={signed ? 'text' : 'decimal'}
      autoComplete="off"
      textAlign="end"
      fontWeight="semibold"
      px="2"
      onFocus={(event) => {
        before.current = value;
        event.target.select();
      }}
      onChange={(event) => onValue(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    />
  );
  return (
    <Box minW="0">
      <Box aria-hidden textStyle="caption" color="fg.muted" textAlign="end" pb="1">
        {label}
      </Box>
      {field}
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
  // Tab goes from power to power: on a keyboard the arrows step.
  <Button type="button" variant="plain" flex="1" px="0" minH="control.touch" tabIndex={-1} onClick={onClick}>
    <Icon strokeWidth={2} aria-hidden />
    <Box srOnly>{says}</Box>
  </Button>
);
