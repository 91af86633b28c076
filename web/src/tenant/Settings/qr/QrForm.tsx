import {
  checkQrSettings,
  QR_DEFAULTS,
  QR_LIMITS,
  readability,
  formatMessage,
  type QrSettings,
} from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { VStack } from '@chakra-ui/react/stack';
import { UnsavedGuard } from '../../../app/router/UnsavedGuard.tsx';
import type { TabProps } from '../tabs.ts';
import { Acts } from '../parts/Acts.tsx';
import { ColourField } from '../parts/ColourField.tsx';
import { LengthSlider } from '../../../ui/LengthSlider.tsx';
import { ResetButton } from '../parts/ResetButton.tsx';
import { DARK } from '../parts/swatches.ts';
import { useChanges, type Changes } from '../parts/useChanges.ts';
import { QrMore } from './QrMore.tsx';
import { QrPreview } from './QrPreview.tsx';
import { useResetQrSettings } from './useResetQrSettings.ts';
import { useUpdateQrSettings } from './useUpdateQrSettings.ts';

interface Props extends TabProps {
  saved: QrSettings;
}

const GROUP = { draft: 'qr-settings', defaults: QR_DEFAULTS, check: checkQrSettings };

/** Size and colours of the QR code with a live preview; customers see changes only after saving. */
export function QrForm({ tenantId, mayEdit, saved }: Props) {
  const qr = useChanges(saved, GROUP);
  const { values, change } = qr;
  return (
    <Box
      display="flex"
      flexDirection={{ base: 'column', lg: 'row-reverse' }}
      justifyContent="flex-end"
      alignItems={{ base: 'center', lg: 'flex-start' }}
      gap={{ base: '6', lg: '24' }}
    >
      <Box w="full" maxW="scan">
        <QrPreview tenantId={tenantId} look={values} />
      </Box>
      <VStack w="full" maxW="dialog" layerStyle="section" gap="4" align="stretch">
        {!mayEdit && <Box color="fg.muted">{formatMessage('settings.readOnly')}</Box>}
        <LengthSlider
          label={formatMessage('settings.qrSize')}
          value={values.size}
          limits={QR_LIMITS.size}
          disabled={!mayEdit}
          onValue={(size) => change({ size })}
        />
        <ColourField
          label={formatMessage('settings.qrColour')}
          value={values.colour}
          swatches={DARK}
          disabled={!mayEdit}
          notice={noticeOf(qr)}
          onValue={(colour) => change({ colour })}
        />
        <QrMore qr={qr} disabled={!mayEdit} />
        {mayEdit && <QrActs qr={qr} />}
      </VStack>
      <UnsavedGuard when={qr.changed} />
    </Box>
  );
}

/** Warns of colours that a camera cannot read, or only in good light. */
function noticeOf({ values, problems }: Changes<QrSettings>) {
  const problem = problems['colour'];
  if (problem !== undefined) return { tone: 'due' as const, text: problem };
  return readability(values.colour, values.background) === 'POOR'
    ? { tone: 'part' as const, text: formatMessage('settings.qrPoor') }
    : undefined;
}

function QrActs({ qr }: { qr: Changes<QrSettings> }) {
  return (
    <Acts
      form={qr}
      {...useUpdateQrSettings()}
      reset={
        <ResetButton
          {...useResetQrSettings()}
          question={formatMessage('settings.resetQuestion')}
          explained={formatMessage('settings.resetExplained')}
          onReset={qr.drop}
        />
      }
    />
  );
}
