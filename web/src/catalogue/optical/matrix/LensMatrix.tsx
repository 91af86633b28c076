import {
  formatCount,
  formatMessage,
  lensPowerText,
  quantityText,
  type CorrectionReason,
} from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { useRef, useState } from 'react';
import { UnsavedGuard } from '../../../app/router/UnsavedGuard.tsx';
import { Kbd } from '../../../ui/Kbd.tsx';
import { VariantsHead } from '../variants/VariantsHead.tsx';
import { CellProblems } from './CellProblems.tsx';
import { MatrixFoot } from './MatrixFoot.tsx';
import { MatrixRange } from './MatrixRange.tsx';
import { MatrixTable } from './MatrixTable.tsx';
import { powerAt } from './matrixRange.ts';
import { SortChoice } from './SortChoice.tsx';
import type { LensSort } from './sorts.ts';
import { useMatrixRange } from './useMatrixRange.ts';
import { useMatrixStock } from './useMatrixStock.ts';

interface Props {
  /** Global id of the product. */
  product: string;
  title: string;
  sort: LensSort;
  sorts: readonly LensSort[];
  mayEdit: boolean;
  onStale: () => Promise<void>;
  onSort: (variant: string) => void;
  onBack: () => void;
}

/** The stock of one lens of a product, shown and entered by power. */
export function LensMatrix({ product, title, sort, sorts, mayEdit, onStale, onSort, onBack }: Props) {
  const range = useMatrixRange([...sort.powers.keys()]);
  const stock = useMatrixStock({ product, sort, onStale });
  const table = useRef<HTMLTableElement>(null);
  const [beyond, setBeyond] = useState(0);
  const { typed, problems, storedOf } = stock;
  const count = Object.keys(typed).length;
  const shown = new Set(
    range.powers.sph.flatMap((sph) =>
      range.powers.cyl.map((cyl) => lensPowerText(powerAt(sph, cyl, range.layer))),
    ),
  );
  const unseen = [...sort.powers.keys()].filter((power) => !shown.has(power));
  const unseenStock = unseen.reduce((sum, power) => sum + (storedOf(power) ?? 0), 0);
  const notes = [
    ...(unseen.length > 0
      ? [formatCount('optical.outsideMatrix', unseen.length, { stock: quantityText(unseenStock) })]
      : []),
    ...(sort.others.length > 0 ? [formatCount('optical.withoutPower', sort.others.length)] : []),
    ...(beyond > 0 ? [formatCount('optical.pastedBeyond', beyond)] : []),
  ];
  const save = async (why: { reason: CorrectionReason; note: string }): Promise<void> => {
    const wrong = await stock.save(why);
    if (Object.keys(wrong).length > 0)
      table.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  return (
    <VariantsHead
      title={formatMessage('optical.stockByPower')}
      second={title}
      onBack={onBack}
      foot={mayEdit && <MatrixFoot count={count} busy={stock.busy} onSave={(why) => void save(why)} />}
    >
      <Box display="flex" flexDirection="column" gap="2" h="full" minH="panel">
        <SortChoice sorts={sorts} sort={sort} onSort={onSort} />
        <MatrixRange range={range} />
        {notes.length > 0 && (
          <Box textStyle="second" color="fg.muted">
            {notes.join(' ')}
          </Box>
        )}
        <CellProblems problems={problems} status={stock.status} />
        {stock.checking && <output>{formatMessage('faults.checkingSaved')}</output>}
        <Box flex="1" minH="items" overflow="auto" borderBlock="1px solid" borderColor="border">
          <MatrixTable
            ref={table}
            label={formatMessage('optical.stockOf', { name: sort.name })}
            powers={range.powers}
            layer={range.layer}
            typed={typed}
            problems={problems}
            storedOf={storedOf}
            readOnly={!mayEdit}
            onType={(texts) => {
              setBeyond(0);
              stock.type(texts);
            }}
            onBeyond={setBeyond}
          />
        </Box>
        <MatrixHelp mayEdit={mayEdit} />
      </Box>
      <UnsavedGuard when={count > 0} params={['matrix', 'variants']} onLeave={stock.drop} />
    </VariantsHead>
  );
}

const KEYS = [
  [['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], 'optical.keyWalk'],
  [['Enter'], 'optical.keyDown'],
  [['Tab'], 'optical.keyRight'],
  [['Delete'], 'optical.keyTakeBack'],
] as const;

const MatrixHelp = ({ mayEdit }: { mayEdit: boolean }) => (
  <HStack gap="4" rowGap="1" color="fg.muted" textStyle="second" wrap="wrap">
    <span>{formatMessage(mayEdit ? 'optical.matrixHelp' : 'optical.matrixLegend')}</span>
    {mayEdit &&
      KEYS.map(([keys, word]) => (
        <HStack key={word} gap="1.5" hideBelow="md">
          <Kbd keys={keys} stays />
          {formatMessage(word)}
        </HStack>
      ))}
  </HStack>
);
