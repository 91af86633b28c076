import { PRINT_LENGTHS, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Input } from '@chakra-ui/react/input';
import { VStack } from '@chakra-ui/react/stack';
import { Textarea } from '@chakra-ui/react/textarea';
import { Labelled } from '../../../ui/Labelled.tsx';
import { SettingSwitch } from '../parts/SettingSwitch.tsx';
import type { FieldsProps } from './PageFields.tsx';

/** What is printed besides the bill itself. */
export function ContentFields({ form: { values, problems, change }, disabled }: FieldsProps) {
  return (
    <VStack layerStyle="section" gap="4" align="stretch">
      <Box asChild textStyle="section">
        <h2>{formatMessage('printing.contentGroup')}</h2>
      </Box>
      <SettingSwitch
        label={formatMessage('printing.qr')}
        hint={formatMessage('printing.qrHint')}
        on={values.qr}
        disabled={disabled}
        onTurn={(qr) => change({ qr })}
      />
      <Labelled
        label={formatMessage('printing.watermark')}
        hint={formatMessage('printing.watermarkHint')}
        error={problems['watermark']}
        disabled={disabled}
        aside={<Count text={values.watermark} max={PRINT_LENGTHS.watermark} />}
      >
        <Input value={values.watermark} onChange={(event) => change({ watermark: event.target.value })} />
      </Labelled>
      <Labelled
        label={formatMessage('printing.terms')}
        hint={formatMessage('printing.termsHint')}
        error={problems['terms']}
        disabled={disabled}
        aside={<Count text={values.terms} max={PRINT_LENGTHS.terms} />}
      >
        <Textarea rows={4} value={values.terms} onChange={(event) => change({ terms: event.target.value })} />
      </Labelled>
    </VStack>
  );
}

/** "12 of 30", counting characters as users perceive them. */
function Count({ text, max }: { text: string; max: number }) {
  const n = Array.from(text).length;
  return (
    <Box textStyle="second" color={n > max ? 'due.fg' : 'fg.subtle'} aria-live="polite">
      {formatMessage('printing.count', { n, max })}
    </Box>
  );
}
