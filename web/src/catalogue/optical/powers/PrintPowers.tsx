import { MAX_LABELS, say } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { QuantityStepper } from '../../../ui/QuantityStepper.tsx';
import { useSavePowerLabels } from './useSavePowerLabels.ts';

interface Props {
  /** Global ids. */
  product: string;
  variant: string;
  /** Powers of the variant: each gets so many labels. */
  count: number;
}

const ONE = 1000;

/** The labels of the powers in a drawer, so many of each, as a zip of PDFs (spec 3 §7 prescription print). */
export function PrintPowers({ product, variant, count }: Props) {
  const [quantity, setQuantity] = useState(1);
  const { saveLabels, busy } = useSavePowerLabels();
  return (
    <>
      <QuantityStepper
        name={say('optical.labelsOfEach')}
        value={quantity * ONE}
        max={Math.max(1, Math.floor(MAX_LABELS / count)) * ONE}
        onValue={(next) => setQuantity(Math.max(1, Math.round(next / ONE)))}
      />
      <Button
        variant="outline"
        loading={busy}
        loadingText={say('optical.printPowers')}
        onClick={() => void saveLabels({ product, variant, quantity })}
      >
        <Printer strokeWidth={1.75} aria-hidden />
        {say('optical.printPowers')}
      </Button>
    </>
  );
}
