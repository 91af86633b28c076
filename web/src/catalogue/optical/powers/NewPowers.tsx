import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { useRef } from 'react';
import { NO_POWERS } from './powers.ts';
import { PowerFields } from './PowerFields.tsx';
import { usePowers } from './usePowers.ts';
import { useSavePowers } from './useSavePowers.ts';

interface Props {
  /** Global ids. */
  product: string;
  variant: string;
  onUnsaved: (dirty: boolean) => void;
}

/** The row that adds powers. The next row starts with the same diameter, and the focus at the sphere. */
export function NewPowers({ product, variant, onUnsaved }: Props) {
  const first = useRef<HTMLInputElement>(null);
  const { add: create, busy } = useSavePowers();
  const state = usePowers(NO_POWERS, (powers, key) => create({ key, product, variant, powers }), onUnsaved);
  const { powers, problems, refusal, setPower, save, reset } = state;
  const add = async (): Promise<void> => {
    if (busy || !(await save())) return;
    reset({ ...NO_POWERS, dia: powers.dia });
    first.current?.focus();
  };
  return (
    <PowerFields
      powers={powers}
      problems={problems}
      refusal={refusal}
      onPower={setPower}
      onEnter={() => void add()}
      first={first}
    >
      <Button loading={busy} loadingText={formatMessage('shell.saving')} onClick={() => void add()}>
        {formatMessage('optical.addPowers')}
      </Button>
    </PowerFields>
  );
}
