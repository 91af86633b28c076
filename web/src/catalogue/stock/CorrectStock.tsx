import { quantityText, say, type CorrectionReason } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { milliOf } from '../../app/graph/scalars.ts';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import { useDraft } from '../../local/useDraft.ts';
import { Facts } from '../../ui/Facts.tsx';
import { CorrectionForm } from './CorrectionForm.tsx';
import { checkEntries, countOf, countsWhole, EMPTY, isEntries, type Entries } from './entries.ts';
import { useCorrectStock } from './useCorrectStock.ts';

/** A product, or one of its variants, with what it has. */
export interface Place {
  product: string;
  variant: string | undefined;
  unit: string;
  /** As the graph writes it. */
  available: string;
}

interface Props {
  place: Place;
  /** Why it can't be corrected here; undefined where it can. */
  hint: string | undefined;
  onCorrected: () => void;
}

/**
 * What is in stock, and the correction: what was counted, the difference, why. It is sent with the figure that it is
 * based on; where that has changed meanwhile, the new one is told and what was typed stays.
 */
export function CorrectStock({ place, hint, onCorrected }: Props) {
  const { product, variant, unit } = place;
  const [key, setKey] = useState(newKey);
  // What another correction or a sale has made of it since the drawer was opened.
  const [newer, setNewer] = useState<{ stock: number; than: string }>();
  const { draft, keep, drop } = useDraft(`stock/${variant ?? product}`, isEntries);
  const { write, checking } = useCorrectStock();
  const base = newer?.than === place.available ? newer.stock : milliOf(place.available);
  const whole = countsWhole(unit, variant);

  const submit = async (entries: Entries, helpers: FormikHelpers<Entries>): Promise<void> => {
    const available = quantityText(countOf(entries) ?? 0);
    const outcome = await write({
      key,
      item: product,
      ...(variant !== undefined && { variant }),
      available,
      expectedAvailable: quantityText(base),
      reason: entries.reason as CorrectionReason,
      ...(entries.note.trim() !== '' && { note: entries.note.trim() }),
    });
    if (outcome.kind === 'saved') {
      drop();
      setKey(newKey());
      helpers.resetForm({ values: EMPTY });
      toast.done(say('stock.saved', { n: available }));
      onCorrected();
    } else if (outcome.kind === 'problems') helpers.setErrors(outcome.problems);
    else if (outcome.kind === 'changed' && outcome.currentStock != null) {
      const stock = milliOf(outcome.currentStock);
      setNewer({ stock, than: place.available });
      helpers.setErrors({ counted: say('stock.changedMeanwhile', { n: quantityText(stock) }) });
    } else toast.failed(outcome.message);
  };
  return (
    <Box asChild layerStyle="section">
      <section aria-label={say('stock.correct')}>
        <Facts facts={[{ label: say('stock.now'), value: `${quantityText(base)} ${unit}` }]} />
        {hint === undefined ? (
          <Formik<Entries>
            initialValues={draft ?? EMPTY}
            validate={(entries) => checkEntries(entries, { whole })}
            onSubmit={submit}
          >
            <CorrectionForm base={base} unit={unit} whole={whole} checking={checking} onValues={keep} />
          </Formik>
        ) : (
          <Box mt="2" textStyle="second" color="fg.muted">
            {hint}
          </Box>
        )}
      </section>
    </Box>
  );
}
