import { QR_LIMITS, readability, say, type QrSettings } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack, VStack } from '@chakra-ui/react/stack';
import { useState } from 'react';
import { failureText } from '../../../app/graph/failureText.ts';
import { UnsavedGuard } from '../../../app/router/UnsavedGuard.tsx';
import { toast } from '../../../app/toast/toast.ts';
import type { TabProps } from '../tabs.ts';
import { ColourField } from './ColourField.tsx';
import { PixelSlider } from './PixelSlider.tsx';
import { QrMore } from './QrMore.tsx';
import { QrPreview } from './QrPreview.tsx';
import { ResetButton } from './ResetButton.tsx';
import { DARK } from './swatches.ts';
import { useQrChanges, type QrChanges } from './useQrChanges.ts';
import { useSaveQrSettings } from './useSaveQrSettings.ts';

interface Props extends TabProps {
  saved: QrSettings;
}

/** Size and colour with the code beside them as it will be; nothing changes for customers before it is saved. */
export function QrForm({ tenantId, mayEdit, saved }: Props) {
  const qr = useQrChanges(saved);
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
        {!mayEdit && <Box color="fg.muted">{say('settings.readOnly')}</Box>}
        <PixelSlider
          label={say('settings.qrSize')}
          value={values.size}
          limits={QR_LIMITS.size}
          disabled={!mayEdit}
          onValue={(size) => change({ size })}
        />
        <ColourField
          label={say('settings.qrColour')}
          value={values.colour}
          swatches={DARK}
          disabled={!mayEdit}
          told={toldOf(qr)}
          onValue={(colour) => change({ colour })}
        />
        <QrMore qr={qr} disabled={!mayEdit} />
        {mayEdit && <Acts qr={qr} />}
      </VStack>
      <UnsavedGuard when={qr.changed} />
    </Box>
  );
}

/** Colours that a camera would not read, or only in good light. */
function toldOf({ values, problems }: QrChanges) {
  const problem = problems['colour'];
  if (problem !== undefined) return { tone: 'due' as const, text: problem };
  return readability(values.colour, values.background) === 'POOR'
    ? { tone: 'part' as const, text: say('settings.qrPoor') }
    : undefined;
}

function Acts({ qr }: { qr: QrChanges }) {
  const { save, busy } = useSaveQrSettings();
  const [refused, setRefused] = useState<string>();
  const submit = async (): Promise<void> => {
    try {
      const reason = await save(qr.key, qr.changes);
      setRefused(reason);
      if (reason !== undefined) return;
      qr.drop();
      toast.done(say('settings.saved'));
    } catch (error) {
      toast.failed(failureText(error, 'settings.saveFailed'));
    }
  };
  return (
    <>
      {refused !== undefined && (
        <Box role="alert" color="due.fg">
          {refused}
        </Box>
      )}
      <HStack gap="3" flexWrap="wrap">
        <Button
          loading={busy}
          loadingText={say('shell.saving')}
          disabled={!qr.changed || Object.keys(qr.problems).length > 0}
          onClick={() => void submit()}
        >
          {say('settings.save')}
        </Button>
        <ResetButton onReset={qr.drop} />
      </HStack>
    </>
  );
}
