import { isSoldWhole, quantityText, formatMessage, type CorrectionReason } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type ReactNode } from 'react';
import { milliOf } from '../../app/graph/scalars.ts';
import { toast } from '../../app/toast/toast.ts';
import { useDraft } from '../../local/useDraft.ts';
import { RecordForm } from '../../record/RecordForm.tsx';
import { ReceiveGoods } from '../../goods/index.ts';
import { Facts } from '../../ui/Facts.tsx';
import { SegmentedChoice } from '../../ui/SegmentedChoice.tsx';
import { CorrectionForm } from './CorrectionForm.tsx';
import { checkEntries, countOf, EMPTY, isEntries, type Entries } from './entries.ts';
import { useCorrectStock } from './useCorrectStock.ts';

/** A product or one of its variants, with its stock. */
export interface Place {
  product: string;
  variant: string | undefined;
  unit: string;
  /** As the graph returns it. */
  available: string;
}

interface Props {
  place: Place;
  /** Why it can't be corrected here; undefined if it can. */
  hint: string | undefined;
  onCorrected: () => void;
  /** The cost per unit; owner only. */
  costs: ReactNode;
}

/** Goods were received, or the stock was counted. */
const WAYS = [
  { value: 'counted', label: formatMessage('goods.counted') },
  { value: 'received', label: formatMessage('goods.received') },
] as const;

const countedText = (entries: Entries): string => quantityText(countOf(entries) ?? 0);

/**
 * The stock and its correction: the count, the difference and the reason. The stock on which it is based is
 * sent along; if that has changed meanwhile, the new one is shown and the typed values stay.
 */
export function CorrectStock({ place, hint, onCorrected, costs }: Props) {
  const { product, variant, unit } = place;
  // The stock after another correction or sale since the drawer was opened.
  const [newer, setNewer] = useState<{ stock: number; than: string }>();
  const [way, setWay] = useState<(typeof WAYS)[number]['value']>('counted');
  const draft = useDraft(`stock/${variant ?? product}`, isEntries);
  const { write, checking } = useCorrectStock();
  const base = newer?.than === place.available ? newer.stock : milliOf(place.available);
  const whole = isSoldWhole(unit, variant);

  return (
    <Box asChild layerStyle="section">
      <section aria-label={formatMessage('stock.correct')}>
        <Facts facts={[{ label: formatMessage('stock.now'), value: `${quantityText(base)} ${unit}` }]} />
        {costs}
        {hint === undefined && (
          <Box mt="3">
            <SegmentedChoice label={formatMessage('goods.how')} choices={WAYS} value={way} onValue={setWay} />
          </Box>
        )}
        {hint === undefined && way === 'received' && (
          <ReceiveGoods {...{ product, variant, unit, base, whole }} onReceived={onCorrected} />
        )}
        {hint === undefined && way === 'counted' && (
          <RecordForm
            stored={EMPTY}
            draft={draft}
            guard="none"
            check={(entries) => checkEntries(entries, { whole })}
            save={(entries, key) =>
              write({
                key,
                product,
                ...(variant !== undefined && { variant }),
                available: countedText(entries),
                expectedAvailable: quantityText(base),
                reason: entries.reason as CorrectionReason,
                ...(entries.note.trim() !== '' && { note: entries.note.trim() }),
              })
            }
            next={() => EMPTY}
            onSaved={(_outcome, entries) => {
              toast.success(formatMessage('stock.saved', { n: countedText(entries) }));
              onCorrected();
            }}
            onRefused={(outcome, _entries, helpers) => {
              if (outcome.kind === 'problems') return false;
              if (outcome.kind === 'changed' && outcome.currentStock != null) {
                const stock = milliOf(outcome.currentStock);
                setNewer({ stock, than: place.available });
                helpers.setErrors({
                  counted: formatMessage('stock.changedMeanwhile', { n: quantityText(stock) }),
                });
              } else toast.error(outcome.message);
              return true;
            }}
            renderFrame={(content, { handleSubmit }) => (
              <chakra.form
                noValidate
                onSubmit={handleSubmit}
                mt="3"
                display="flex"
                flexDirection="column"
                gap="4"
              >
                {content}
              </chakra.form>
            )}
          >
            {() => <CorrectionForm base={base} unit={unit} whole={whole} checking={checking} />}
          </RecordForm>
        )}
        {hint !== undefined && (
          <Box mt="2" textStyle="second" color="fg.muted">
            {hint}
          </Box>
        )}
      </section>
    </Box>
  );
}
