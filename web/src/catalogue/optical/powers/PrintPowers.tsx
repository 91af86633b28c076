import { checkLabelOptions, MAX_LABELS, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack, VStack } from '@chakra-ui/react/stack';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { QuantityStepper } from '../../../ui/QuantityStepper.tsx';
import { PaperChoice } from '../../labels/PaperChoice.tsx';
import { rememberedOptions, rememberOptions } from '../../labels/remembered.ts';
import { useSavePowerLabels } from './useSavePowerLabels.ts';

interface Props {
  /** Global ids. */
  product: string;
  variant: string;
  /** Number of powers of the variant; each gets the chosen number of labels. */
  count: number;
}

const ONE = 1000;

/**
 * Downloads labels of a variant's powers as a zip of PDFs (spec 3 §7 prescription print), or as one PDF on
 * stickers. Paper and size default to those last used on this device.
 */
export function PrintPowers({ product, variant, count }: Props) {
  const [quantity, setQuantity] = useState(1);
  const [options, setOptions] = useState(rememberedOptions);
  const { saveLabels, busy } = useSavePowerLabels();
  return (
    <VStack gap="3" align="stretch" w="full">
      <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4" alignItems="start">
        <PaperChoice options={options} onOptions={setOptions} />
      </Box>
      <HStack gap="2" wrap="wrap">
        <QuantityStepper
          name={formatMessage('optical.labelsOfEach')}
          value={quantity * ONE}
          max={Math.max(1, Math.floor(MAX_LABELS / count)) * ONE}
          onValue={(next) => setQuantity(Math.max(1, Math.round(next / ONE)))}
        />
        <Button
          variant="outline"
          disabled={checkLabelOptions(options).length > 0}
          loading={busy}
          loadingText={formatMessage('optical.printPowers')}
          onClick={() => {
            rememberOptions(options);
            void saveLabels({ product, variant, quantity }, options);
          }}
        >
          <Printer strokeWidth={1.75} aria-hidden />
          {formatMessage('optical.printPowers')}
        </Button>
      </HStack>
    </VStack>
  );
}
