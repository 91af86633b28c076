import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { countText } from '../../../ui/counted.ts';
import { useOrder } from '../../reorder/useOrder.ts';
import type { StageChoice } from '../../stagePrices/amounts.ts';
import { settledPrice, settledStages } from '../draft/settle.ts';
import type { ShownArea, ShownOption } from '../draft/shown.ts';
import type { Rights } from '../rights.ts';
import { OptionTile } from '../tile/OptionTile.tsx';
import { nameOf, type Design } from '../useDesign.ts';
import { AddTile } from './AddTile.tsx';

interface Props {
  area: ShownArea;
  design: Design;
  stages: readonly StageChoice[];
  rights: Rights;
  /** A reorder is being saved; dragging is disabled meanwhile. */
  ordering: boolean;
  onOrder: (ids: readonly string[]) => void;
  onDelete: (option: ShownOption) => void;
}

/** A design area under its ruled heading: its options as tiles, and a tile that adds one. */
export function AreaSection(props: Props) {
  const { area, design, stages, rights, ordering, onOrder, onDelete } = props;
  const id = useId();
  const named = area.options.map((option) => ({ ...option, name: nameOf(option), option }));
  const order = useOrder({ rows: named, save: onOrder });
  const count = area.options.length;
  return (
    <chakra.section aria-labelledby={id} borderTop="2px solid" borderColor="border.inverted" pb="5">
      <HStack minH="control" gap="2">
        <chakra.h2 id={id} textStyle="section">
          {area.name}
        </chakra.h2>
        <Box color="fg.muted" flex="1">
          {countText(count)}
        </Box>
        {count > 0 && (
          <Box color="fg.muted" textStyle="second">
            {formatMessage(area.kind === 'ADD_ONS' ? 'designScreen.anyDefault' : 'designScreen.oneDefault')}
          </Box>
        )}
      </HStack>
      <Box
        asChild
        display="grid"
        gap="3"
        listStyleType="none"
        gridTemplateColumns={{
          base: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(4, minmax(0, 1fr))',
          lg: 'repeat(6, minmax(0, 1fr))',
        }}
      >
        <ul>
          {order.shown.map(({ option }) => (
            <OptionTile
              key={option.id}
              option={option}
              area={area}
              stages={stages}
              rights={rights}
              problems={design.problems[option.id] ?? {}}
              begun={design.begun === option.id}
              lifted={order.lifted === option.id}
              ordering={ordering}
              onKey={(event) => order.onKey(event, option.id)}
              onLeave={order.onLeave}
              onDrop={(dragId, side) => order.drop(dragId, option.id, side)}
              onChange={(values) => design.change(option.id, values)}
              onDefault={(isDefault) => design.setDefault(area, option, isDefault)}
              onSending={(sending) => design.setSending(option.id, sending)}
              onLowered={() => design.reset(option.id, settledPrice(option))}
              onStagesDone={() => design.reset(option.id, settledStages(option))}
              onDelete={() => onDelete(option)}
            />
          ))}
          {rights.add && <AddTile area={area.name} onAdd={() => design.add(area.id)} />}
        </ul>
      </Box>
      <Box srOnly aria-live="assertive">
        {order.heard}
      </Box>
    </chakra.section>
  );
}
