import { LABEL_DEFAULTS, LABEL_SIZES, formatMessage, type QrSettings } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Drawer } from '@chakra-ui/react/drawer';
import { useMemo, useState } from 'react';
import { LabelPreview, PaperChoice } from '../../catalogue/index.ts';
import { LengthSlider } from '../../ui/LengthSlider.tsx';
import { SegmentedChoice } from '../../ui/SegmentedChoice.tsx';
import { CodeList } from './CodeList.tsx';
import { CustomerSlipActs } from './CustomerSlipActs.tsx';
import type { SlipOrder } from './fetchSlips.ts';
import { SlipActs } from './SlipActs.tsx';
import { SLIP_KINDS, slipLayout, type SlipKind } from './slipLayout.ts';

interface Props {
  order: SlipOrder;
  look: QrSettings;
}

const KINDS = SLIP_KINDS.map((value) => ({ value, label: formatMessage(`slips.kind.${value}`) }));

/** What to print, the size of its codes, the number of copies, and a preview. */
export function SlipWork({ order, look }: Props) {
  const [kind, setKind] = useState<SlipKind>('ITEMS');
  const [options, setOptions] = useState({ ...LABEL_DEFAULTS, fields: ['name', 'sku'] as const });
  const [side, setSide] = useState(LABEL_SIZES.THERMAL_80.normal);
  const [copies, setCopies] = useState<ReadonlyMap<string, number>>(new Map());
  const [link, setLink] = useState<string>();
  const layout = useMemo(
    () => slipLayout(order, { kind, options, side, copiesOf: (key) => copies.get(key) ?? 1, look, link }),
    [order, kind, options, side, copies, look, link],
  );
  return (
    <>
      <Drawer.Body display="flex" flexDirection="column" gap="4">
        <Box flexShrink="0">
          <SegmentedChoice<SlipKind>
            label={formatMessage('slips.kind')}
            choices={KINDS}
            value={kind}
            onValue={setKind}
          />
        </Box>
        <Box color="fg.muted">{formatMessage(`slips.kindHint.${kind}`)}</Box>
        {kind === 'LABELS' ? (
          <PaperChoice
            options={options}
            onOptions={({ paper, size }) => setOptions({ ...options, paper, size })}
          />
        ) : (
          <LengthSlider
            label={formatMessage('labels.size')}
            unit="printing.millimetres"
            value={side}
            limits={LABEL_SIZES.THERMAL_80}
            disabled={false}
            onValue={setSide}
          />
        )}
        {kind === 'CUSTOMER' && <CustomerSlipActs order={order} link={link} onLink={setLink} />}
        {kind === 'CARDS' && order.cards === undefined && (
          <Box role="alert" color="due.fg">
            {formatMessage('slips.cardsFailed')}
          </Box>
        )}
        {(kind === 'ITEMS' || kind === 'LABELS') && (
          <CodeList
            codes={order.codes}
            look={look}
            copies={copies}
            onCopies={(key, n) => setCopies(new Map(copies).set(key, n))}
          />
        )}
        <LabelPreview layout={layout} paper={kind === 'LABELS' ? options.paper : 'THERMAL_80'} />
      </Drawer.Body>
      <SlipActs kind={kind} number={order.number} layout={layout} />
    </>
  );
}
