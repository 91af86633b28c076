import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import {
  CircleAlert,
  CircleCheck,
  CirclePlus,
  Layers,
  Ruler,
  Shirt,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { isMeasured, type DraftItem } from '../draft/orderDraft.ts';
import type { Entry, Part } from '../entry/useEntry.ts';
import { measurementWord } from '../measurements/MeasurementSection.tsx';
import { fabricProblem } from '../fabrics/fabricText.ts';
import type { Shop } from '../shop/useShop.ts';
import { employeesAt, stagesOfItem } from '../stages/stagesOf.ts';

interface Row {
  part: Part;
  icon: LucideIcon;
  label: string;
  word: string;
  /** Complete, missing something required, or optional. */
  state: 'DONE' | 'LACKS' | 'FREE';
}

const names = (list: readonly { name: string }[]): string => list.map(({ name }) => name).join(', ');

function stagesRow(item: DraftItem, shop: Shop): Pick<Row, 'word' | 'state'> {
  const stages = stagesOfItem(item, shop);
  const empty = stages.find(({ id }) => employeesAt(item.assignments, id).length === 0);
  if (stages.length === 0) return { word: formatMessage('orderEntry.noStages'), state: 'FREE' };
  return empty === undefined
    ? { word: formatMessage('orderEntry.everyStageHasSomebody'), state: 'DONE' }
    : { word: formatMessage('orderEntry.stageHasNobody', { stage: empty.name }), state: 'LACKS' };
}

function rowsOf({ item, shop, mayChooseFabrics }: Entry): readonly Row[] {
  const patterns = [...item.patterns, ...item.customPatterns];
  const fabrics = item.fabrics ?? [];
  const measured = item.measurements !== null && isMeasured(item);
  return [
    {
      part: 'patterns',
      icon: Shirt,
      label: formatMessage('orderEntry.pattern'),
      word: patterns.length === 0 ? formatMessage('orderEntry.noPattern') : names(patterns),
      state: patterns.length === 0 ? 'FREE' : 'DONE',
    },
    {
      part: 'measurements',
      icon: Ruler,
      label: formatMessage('orderEntry.measurements'),
      word:
        measured && item.measurements
          ? measurementWord(item.measurements)
          : formatMessage('orderEntry.noMeasurement'),
      state: measured ? 'DONE' : 'LACKS',
    },
    {
      part: 'addOns',
      icon: CirclePlus,
      label: formatMessage('orderEntry.addOns'),
      word: item.addOns.length === 0 ? formatMessage('orderEntry.noAddOns') : names(item.addOns),
      state: item.addOns.length === 0 ? 'FREE' : 'DONE',
    },
    ...(mayChooseFabrics || fabrics.length > 0
      ? [
          {
            part: 'fabrics',
            icon: Layers,
            label: formatMessage('fabric.title'),
            word: fabrics.length === 0 ? formatMessage('fabric.none') : names(fabrics),
            state: fabrics.length === 0 ? 'FREE' : 'DONE',
          } as const,
        ]
      : []),
    { part: 'stages', icon: Users, label: formatMessage('orderEntry.stages'), ...stagesRow(item, shop) },
  ];
}

const Press = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '4',
    w: 'full',
    py: '3',
    textAlign: 'start',
    cursor: 'button',
    borderBottom: '1px solid',
    borderColor: 'border',
  },
});

/** The parts of an item beside its designs, on a phone: the state of each. Pressing one opens its dialog. */
export function PhoneParts({ entry }: { entry: Entry }) {
  const { at, ask, problems } = entry;
  const short = fabricProblem(problems, at);
  return (
    <Box borderTop="1px solid" borderColor="border">
      {rowsOf(entry).map(({ part, icon: Icon, label, word, state }) => (
        <Press key={part} type="button" onClick={() => ask(part)}>
          <Box color="fg.muted">
            <Icon size={24} strokeWidth={1.75} aria-hidden />
          </Box>
          <Box minW="0">
            <Box textStyle="rowTitle">{label}</Box>
            <Box truncate color={state === 'LACKS' ? 'part.fg' : 'fg.muted'}>
              {word}
            </Box>
          </Box>
          {state === 'DONE' && (
            <Box color="paid.fg">
              <CircleCheck size={24} strokeWidth={1.75} aria-hidden />
            </Box>
          )}
          {state === 'LACKS' && (
            <Box color="part.fg">
              <CircleAlert size={24} strokeWidth={1.75} aria-hidden />
            </Box>
          )}
        </Press>
      ))}
      {short !== undefined && (
        <Box role="alert" color="due.fg" py="2">
          {short}
        </Box>
      )}
    </Box>
  );
}
