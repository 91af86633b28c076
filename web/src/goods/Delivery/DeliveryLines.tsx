import { formatMessage, variantName } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { toast } from '../../app/toast/toast.ts';
import { canScan, ScanButton, useFindCode, useScanner } from '../../catalogue/index.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { whenOpened } from '../../ui/whenOpened.tsx';
import { DeliveryRow } from './DeliveryRow.tsx';
import { lineKey, lineProblem, type Entries, type FoundLine, type Line } from './entries.ts';
import { FindGoods } from './FindGoods.tsx';

const ScanDialog = whenOpened(() => import('../../catalogue/scan/ScanDialog.tsx'));

/** The products of the bill: added by search or scan, with the keyboard alone if wished. */
export function DeliveryLines() {
  const { values, errors, submitCount, setFieldValue } = useFormikContext<Entries>();
  const { lines } = values;
  const [text, setText] = useState('');
  const [focus, setFocus] = useState<{ key: string; times: number }>();
  const [scanning, setScanning] = useState(false);
  const search = useRef<HTMLDivElement>(null);
  const findCode = useFindCode();
  const setLines = (next: readonly Line[]): void => void setFieldValue('lines', next);
  const add = (found: FoundLine): void => {
    const key = lineKey(found);
    const { product, variant, name, unit } = found;
    if (!lines.some((line) => lineKey(line) === key))
      setLines([
        ...lines,
        { product, variant, name, unit, quantity: '', cost: undefined, unreadable: false },
      ]);
    setFocus((last) => ({ key, times: (last?.times ?? 0) + 1 }));
  };
  const addCode = async (code: string): Promise<void> => {
    const found = await findCode(code);
    if (found === undefined) return;
    const { entry, variant } = found;
    if (!entry.tracked) toast.error(formatMessage('goods.notCounted'));
    // Its variants are listed to choose from.
    else if (entry.hasVariants && variant === undefined) setText(entry.title);
    else {
      const name = variant === undefined ? entry.title : variantName(entry.title, variant.sku);
      add({ product: entry.id, variant: variant?.id ?? '', name, unit: entry.unit });
    }
  };
  useScanner((code) => void addCode(code));
  const told = submitCount > 0 ? (errors as Record<string, unknown>) : {};
  return (
    <>
      <Box ref={search}>
        <Box display="flex" flexDirection={{ base: 'column', md: 'row' }} gap="2">
          <Box flex="1" minW="0">
            <FindGoods text={text} onText={setText} onFound={add} />
          </Box>
          {canScan() && <ScanButton onScan={() => setScanning(true)} />}
        </Box>
        {typeof told['lines'] === 'string' && (
          <Box role="alert" color="due.fg" mt="1">
            {told['lines']}
          </Box>
        )}
      </Box>
      <ScanDialog
        open={scanning}
        onCode={(code) => {
          setScanning(false);
          void addCode(code);
        }}
        onClose={() => setScanning(false)}
      />
      {lines.length === 0 ? (
        <EmptyState title={formatMessage('goods.noLines')} explained={formatMessage('goods.noLinesHint')} />
      ) : (
        <ul aria-label={formatMessage('goods.lines')}>
          {lines.map((line, index) => (
            <DeliveryRow
              key={lineKey(line)}
              line={line}
              problems={{
                quantity: lineProblem(told, index, 'quantity'),
                cost: lineProblem(told, index, 'cost'),
              }}
              focused={focus?.key === lineKey(line) ? focus.times : undefined}
              onChange={(change) =>
                setLines(lines.map((one) => (one === line ? { ...one, ...change } : one)))
              }
              onRemove={() => setLines(lines.filter((one) => one !== line))}
              onDone={() => search.current?.querySelector('input')?.focus()}
            />
          ))}
        </ul>
      )}
    </>
  );
}
