import {
  checkLabelCount,
  checkLabelOptions,
  layoutLabels,
  formatMessage,
  type QrSettings,
} from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Dialog } from '@chakra-ui/react/dialog';
import { useDeferredValue, useMemo, useState } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AddProduct } from './AddProduct.tsx';
import { encoders } from './draw/encoders.ts';
import { textMeasure } from './draw/fonts.ts';
import { LabelActs, OtherFiles } from './LabelActs.tsx';
import { LabelChoices } from './LabelChoices.tsx';
import { LabelList } from './LabelList.tsx';
import { LabelPreview } from './LabelPreview.tsx';
import { isLens, type LabelRow } from './labelRow.ts';
import { rememberedOptions, rememberOptions } from './remembered.ts';
import { useLabelFiles } from './useLabelFiles.ts';
import { useLabelRows } from './useLabelRows.ts';

interface Props {
  /** The initial rows. */
  first: readonly LabelRow[];
  look: QrSettings;
}

const NONE: readonly LabelRow[] = [];

/** What to label, print options, and a preview. */
export function LabelWork({ first, look }: Props) {
  const labels = useLabelRows(first);
  const [options, setOptions] = useState(rememberedOptions);
  const problem = checkLabelCount(labels.rows.map(({ quantity }) => quantity));
  const ready = problem === undefined && checkLabelOptions(options).length === 0;
  // Deferred, so that typing stays responsive.
  const rows = useDeferredValue(ready ? labels.rows : NONE);
  const drawn = useDeferredValue(options);
  const layout = useMemo(
    () => layoutLabels(rows, drawn, { look, measure: textMeasure(), encoders }),
    [rows, drawn, look],
  );
  const files = useLabelFiles({ rows: labels.rows, options, look, layout });
  return (
    <>
      <Dialog.Body
        display="flex"
        flexDirection={{ base: 'column', lg: 'row' }}
        alignItems={{ lg: 'flex-start' }}
        gap={{ base: '6', lg: '8' }}
      >
        <Box flex="1" minW="0" w="full" maxW={{ lg: 'reading' }}>
          <AddProduct onAdd={labels.add} />
          {labels.rows.length === 0 ? (
            <EmptyState
              title={formatMessage('labels.none')}
              explained={formatMessage('labels.noneExplained')}
            />
          ) : (
            <LabelList labels={labels} problem={problem?.message} />
          )}
          <LabelChoices
            options={options}
            rows={labels.rows}
            onOptions={(next) => {
              setOptions(next);
              rememberOptions(next);
            }}
          />
          <OtherFiles files={files} ready={ready} hasLenses={labels.rows.some(isLens)} />
        </Box>
        <LabelPreview layout={layout} paper={options.paper} />
      </Dialog.Body>
      <LabelActs layout={layout} files={files} ready={ready} />
    </>
  );
}
