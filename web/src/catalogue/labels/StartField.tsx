import { checkLabelOptions, formatMessage, stickersOnSheet, type LabelOptions } from '@galla/domain';
import { Input } from '@chakra-ui/react/input';
import { useState } from 'react';
import { Labelled } from '../../ui/Labelled.tsx';

interface Props {
  options: LabelOptions;
  onOptions: (options: LabelOptions) => void;
}

/** Start position on a partly used sheet. Text that is not a number has a problem, and prevents printing. */
export function StartField({ options, onOptions }: Props) {
  const [text, setText] = useState(String(options.start ?? 1));
  const problem = checkLabelOptions(options).find(({ field }) => field === 'start');
  return (
    <Labelled
      label={formatMessage('labels.start')}
      hint={formatMessage('labels.startHint', { max: stickersOnSheet(options.paper) })}
      error={problem?.message}
    >
      <Input
        value={text}
        inputMode="numeric"
        autoComplete="off"
        maxW="32"
        onFocus={(event) => event.target.select()}
        onChange={({ target }) => {
          setText(target.value);
          onOptions({
            ...options,
            start: /^\d+$/.test(target.value.trim()) ? Number(target.value) : Number.NaN,
          });
        }}
      />
    </Labelled>
  );
}
