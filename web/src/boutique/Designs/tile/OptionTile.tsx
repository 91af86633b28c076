import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Trash2 } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useDrag, type Side } from '../../reorder/useDrag.ts';
import type { StageChoice } from '../../stagePrices/amounts.ts';
import { problemsOf } from '../draft/check.ts';
import type { OptionValues } from '../draft/draft.ts';
import type { ShownArea, ShownOption } from '../draft/shown.ts';
import type { Rights } from '../rights.ts';
import { nameOf } from '../useDesign.ts';
import { DefaultStar } from './DefaultStar.tsx';
import { StagePrices } from './StagePrices.tsx';
import { TileHandle } from './TileHandle.tsx';
import { TileMenu } from './TileMenu.tsx';
import { TileName } from './TileName.tsx';
import { TilePicture } from './TilePicture.tsx';
import { TilePrice } from './TilePrice.tsx';
import { useTilePicture } from './useTilePicture.tsx';

interface Props {
  option: ShownOption;
  area: Pick<ShownArea, 'id' | 'kind'>;
  stages: readonly StageChoice[];
  rights: Rights;
  /** Problems by field: name, price, stagePrices, image. */
  problems: Readonly<Record<string, string>>;
  /** The tile was just added; its name field takes the focus. */
  begun: boolean;
  /** Picked up by keyboard. */
  lifted: boolean;
  /** A reorder is being saved; dragging is disabled meanwhile. */
  ordering: boolean;
  onKey: (event: KeyboardEvent) => void;
  onLeave: () => void;
  onDrop: (dragId: string, side: Side) => void;
  onChange: (values: Partial<OptionValues>) => void;
  onDefault: (isDefault: boolean) => void;
  /** Called when the upload of its picture starts and ends. */
  onSending: (sending: boolean) => void;
  /** The price field lost focus with a lower price than before. */
  onLowered: () => void;
  /** The stage prices were closed. */
  onStagesDone: () => void;
  onDelete: () => void;
}

/** One option of an area: handle, picture, star, name, price and stage prices (spec 3 §2.5). */
export function OptionTile(props: Props) {
  const { option, area, stages, rights, problems, begun, lifted, ordering } = props;
  const { onKey, onLeave, onDrop, onChange, onDefault, onSending, onLowered, onStagesDone, onDelete } = props;
  const { id, isNew, price, stagePrices, isDefault, image } = option;
  const name = nameOf(option);
  const mayEdit = isNew ? rights.add : rights.edit;
  const mayDelete = isNew ? rights.add : rights.remove;
  const tile = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const [renaming, setRenaming] = useState(false);
  const [open, setOpen] = useState(false);
  const picture = useTilePicture(name, onChange, onSending);
  const { dragged, over } = useDrag(tile, handle, {
    id,
    list: area.id,
    shape: 'tiles',
    mayDrag: rights.edit && !ordering,
    onDrop,
  });
  const isNameless = !isNew && option.name.trim() === '';
  const nameProblem = problems['name'] ?? (isNameless ? formatMessage('boutique.nameEmpty') : undefined);
  const stagesProblem = problems['stagePrices'] ?? problemsOf(option)['stagePrices'];
  const addOn = area.kind === 'ADD_ONS';
  const line = over === 'before' ? '-2px' : '2px';
  return (
    <Box asChild>
      <li>
        <Box
          ref={tile}
          h="full"
          display="flex"
          flexDirection="column"
          gap="1"
          p="2"
          border="1px solid"
          borderColor="border"
          borderRadius="l2"
          bg="bg"
          {...(lifted && { boxShadow: 'float' })}
          {...(dragged && { borderStyle: 'dashed', borderColor: 'border.emphasized', opacity: 'disabled' })}
          {...(over && { boxShadow: `${line} 0 0 {colors.accent.solid}` })}
          {...(open && { borderColor: 'accent.solid', boxShadow: '0 0 0 1px {colors.accent.solid}' })}
        >
          <TileMenu
            name={name}
            acts={{
              ...(mayEdit && { rename: () => setRenaming(true), choosePicture: picture.choose }),
              ...(mayEdit && image !== null && { removePicture: picture.remove }),
              ...(mayDelete && { delete: onDelete }),
            }}
          >
            <Box>
              <HStack align="flex-start" justify="space-between" gap="0">
                {rights.edit ? (
                  <TileHandle
                    ref={handle}
                    name={name}
                    lifted={lifted}
                    rests={ordering}
                    onKey={onKey}
                    onLeave={onLeave}
                  />
                ) : (
                  <Box boxSize={{ base: 'control.touch', md: 'control.sm' }} />
                )}
                <TilePicture image={image} addOn={addOn} />
                <Box display="flex" flexDirection="column">
                  <DefaultStar
                    name={name}
                    group={addOn ? undefined : area.id}
                    checked={isDefault}
                    disabled={!mayEdit}
                    onChecked={onDefault}
                  />
                  {isNew && (
                    <Button
                      variant="plain"
                      size="sm"
                      px="0"
                      color="due.fg"
                      aria-label={formatMessage('designScreen.delete', { name })}
                      onClick={onDelete}
                    >
                      <Trash2 strokeWidth={1.75} aria-hidden />
                    </Button>
                  )}
                </Box>
              </HStack>
              <TileName
                name={option.name}
                isNew={isNew}
                mayEdit={mayEdit}
                begun={begun}
                renaming={renaming}
                onRenaming={setRenaming}
                problem={nameProblem}
                onName={(typed) => onChange({ name: typed })}
              />
            </Box>
          </TileMenu>
          {picture.status}
          {problems['image'] !== undefined && (
            <Box role="alert" color="due.fg" textStyle="second">
              {problems['image']}
            </Box>
          )}
          <HStack gap="2" mt="auto" align="flex-start" flexWrap={{ base: 'wrap', md: 'nowrap' }}>
            <TilePrice
              name={name}
              price={price}
              mayEdit={mayEdit}
              problem={problems['price']}
              onPrice={(next) => onChange({ price: next })}
              onLowered={onLowered}
            />
            <StagePrices
              name={name}
              price={price}
              stages={stages}
              amounts={stagePrices}
              mayEdit={mayEdit}
              problem={stagesProblem}
              open={open}
              onOpen={(next) => {
                setOpen(next);
                if (!next) onStagesDone();
              }}
              onAmounts={(amounts) => onChange({ stagePrices: amounts })}
            />
          </HStack>
          {stagesProblem !== undefined && !open && (
            <Box role="alert" color="due.fg" textStyle="second">
              {stagesProblem}
            </Box>
          )}
        </Box>
      </li>
    </Box>
  );
}
