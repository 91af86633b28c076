import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PowersGrid_variant$key } from '../../../__generated__/PowersGrid_variant.graphql.ts';
import { UnsavedGuard } from '../../../app/router/UnsavedGuard.tsx';
import { Kbd } from '../../../ui/Kbd.tsx';
import { DeletePowers, type AskedPowers } from './DeletePowers.tsx';
import { NewPowers } from './NewPowers.tsx';
import { PowersRow } from './PowersRow.tsx';
import { readPowers } from './powers.ts';

interface Props {
  /** Global id of the product. */
  product: string;
  variant: PowersGrid_variant$key;
  mayEdit: boolean;
}

const Hint = ({ keys, word }: { keys: readonly string[]; word: string }) => (
  <HStack gap="1.5">
    <Kbd keys={keys} stays />
    {word}
  </HStack>
);

/** A row for each combination of powers, from minus to plus, and one for adding. */
export function PowersGrid({ product, variant, mayEdit }: Props) {
  const { id, prescriptions } = useFragment(
    graphql`
      fragment PowersGrid_variant on Variant {
        id
        prescriptions {
          id
          ...powers_prescription
        }
      }
    `,
    variant,
  );
  const [asked, setAsked] = useState<AskedPowers>();
  const list = useRef<HTMLUListElement>(null);
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const mark = (row: string, dirty: boolean): void => {
    if (unsaved.has(row) === dirty) return;
    setUnsaved(new Set(dirty ? [...unsaved, row] : [...unsaved].filter((one) => one !== row)));
  };
  const rows = (prescriptions ?? []).map((row) => ({ id: row.id, powers: readPowers(row) }));
  return (
    <>
      {rows.length === 0 && (
        <Box color="fg.muted" mb="4">
          {formatMessage('optical.noPowers')}
        </Box>
      )}
      <Box asChild borderTop="2px solid" borderColor="fg">
        <ul ref={list} aria-label={formatMessage('optical.powers')}>
          {rows.map(({ id: row, powers }, at) => (
            // The key remounts a row whose stored powers changed elsewhere.
            <PowersRow
              key={`${row} ${Object.values(powers).join(' ')}`}
              id={row}
              stored={powers}
              mayEdit={mayEdit}
              onUnsaved={(dirty) => mark(row, dirty)}
              onDelete={(name) => setAsked({ id: row, name, at })}
            />
          ))}
          {mayEdit && <NewPowers product={product} variant={id} onUnsaved={(dirty) => mark('new', dirty)} />}
        </ul>
      </Box>
      {mayEdit && (
        <HStack gap="5" mt="4" color="fg.muted" hideBelow="md" wrap="wrap">
          <Hint keys={['ArrowUp', 'ArrowDown']} word="0.25" />
          <Hint keys={['-', '+']} word={formatMessage('optical.sign')} />
          <Hint keys={['Tab']} word={formatMessage('optical.next')} />
          <Hint keys={['Enter']} word={formatMessage('optical.save')} />
        </HStack>
      )}
      <DeletePowers
        powers={asked}
        list={list}
        onDeleted={(row) => mark(row, false)}
        onEnd={() => setAsked(undefined)}
      />
      <UnsavedGuard when={unsaved.size > 0} params={['powers', 'variants']} />
    </>
  );
}
