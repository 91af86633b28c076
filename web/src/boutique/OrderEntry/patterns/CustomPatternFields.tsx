import { MAX_PATTERN_IMAGES, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { HStack } from '@chakra-ui/react/stack';
import { Trash2 } from 'lucide-react';
import { Labelled } from '../../../ui/Labelled.tsx';
import { MoneyInput } from '../../../ui/MoneyInput.tsx';
import { StagePriceRows } from '../../stagePrices/StagePriceRows.tsx';
import type { CustomPattern } from '../draft/orderDraft.ts';
import { ImageTray } from '../images/ImageTray.tsx';
import type { ShopStage } from '../shop/useShop.ts';

interface Props {
  pattern: CustomPattern;
  /** Its number, from 1. */
  n: number;
  stages: readonly ShopStage[];
  problem: (field: string) => string | undefined;
  onChange: (change: Partial<CustomPattern>) => void;
  onRemove: () => void;
}

/** One pattern that the customer brought. */
export function CustomPatternFields({ pattern, n, stages, problem, onChange, onRemove }: Props) {
  const { name, price, images, stagePrices } = pattern;
  return (
    <Box asChild layerStyle="section" border="0" borderTop="2px solid" borderColor="border.inverted" minW="0">
      <fieldset>
        <HStack justify="space-between" gap="3" mb="2">
          <Box asChild textStyle="section">
            <legend style={{ float: 'left' }}>{formatMessage('orderEntry.customPattern', { n })}</legend>
          </Box>
          <Button
            variant="plain"
            px="2"
            aria-label={formatMessage('orderEntry.removeCustom', { n })}
            onClick={onRemove}
          >
            <Trash2 strokeWidth={1.75} aria-hidden />
          </Button>
        </HStack>
        <Box
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          gap="4"
          alignItems="start"
        >
          <Labelled label={formatMessage('orderEntry.customName')} required error={problem('name')}>
            <Input
              value={name}
              maxLength={60}
              autoComplete="off"
              onChange={(event) => onChange({ name: event.target.value })}
            />
          </Labelled>
          <Labelled label={formatMessage('orderEntry.customPrice')}>
            <MoneyInput value={price} onValue={(amount) => onChange({ price: amount ?? 0 })} />
          </Labelled>
          <ImageTray
            use="customPattern"
            most={MAX_PATTERN_IMAGES}
            images={images}
            error={problem('images')}
            onImages={(next) => onChange({ images: next })}
          />
          <Box>
            <Box textStyle="label" mb="1">
              {formatMessage('orderEntry.stagePrices')}
            </Box>
            <StagePriceRows
              stages={stages}
              amounts={stagePrices}
              price={price}
              mayEdit
              problem={problem('stagePrices')}
              onAmounts={(amounts) => onChange({ stagePrices: amounts })}
            />
          </Box>
        </Box>
      </fieldset>
    </Box>
  );
}
