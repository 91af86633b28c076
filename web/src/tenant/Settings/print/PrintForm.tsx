import { checkPrintSettings, PRINT_DEFAULTS, formatMessage, type PrintSettings } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { VStack } from '@chakra-ui/react/stack';
import { UnsavedGuard } from '../../../app/router/UnsavedGuard.tsx';
import type { PrintedFacts } from '../../shopSettings/printSettings.ts';
import { Acts } from '../parts/Acts.tsx';
import { ResetButton } from '../parts/ResetButton.tsx';
import { useChanges, type Changes } from '../parts/useChanges.ts';
import { CompanyFacts } from './CompanyFacts.tsx';
import { ContentFields } from './ContentFields.tsx';
import { PageFields } from './PageFields.tsx';
import { PrintPreview } from './preview/PrintPreview.tsx';
import { useResetPrintSettings } from './useResetPrintSettings.ts';
import { useUpdatePrintSettings } from './useUpdatePrintSettings.ts';

interface Props {
  mayEdit: boolean;
  saved: PrintSettings;
  facts: PrintedFacts;
}

const GROUP = { draft: 'print-settings', defaults: PRINT_DEFAULTS, check: checkPrintSettings };

/** The print settings with a live preview; customers see changes only after saving. */
export function PrintForm({ mayEdit, saved, facts }: Props) {
  const form = useChanges(saved, GROUP);
  const valid = Object.keys(form.problems).length === 0;
  return (
    <Box
      display="flex"
      flexDirection={{ base: 'column', md: 'row-reverse' }}
      justifyContent="flex-end"
      alignItems={{ base: 'stretch', md: 'flex-start' }}
      gap={{ base: '6', lg: '12' }}
    >
      <Box flex="1" minW="0" maxW={{ md: 'dialog' }} position={{ md: 'sticky' }} top="0">
        <PrintPreview print={valid ? form.values : saved} />
      </Box>
      <VStack asChild flex="1" maxW={{ md: 'dialog' }} gap="6" align="stretch" minW="0">
        <fieldset disabled={!mayEdit} aria-label={formatMessage('printing.tab')}>
          {!mayEdit && <Box color="fg.muted">{formatMessage('settings.notYours')}</Box>}
          <PageFields form={form} disabled={!mayEdit} />
          <ContentFields form={form} disabled={!mayEdit} />
          <CompanyFacts facts={facts} />
          {mayEdit && <PrintActs form={form} />}
        </fieldset>
      </VStack>
      <UnsavedGuard when={form.changed} />
    </Box>
  );
}

function PrintActs({ form }: { form: Changes<PrintSettings> }) {
  return (
    <Acts
      form={form}
      {...useUpdatePrintSettings()}
      reset={
        <ResetButton
          {...useResetPrintSettings()}
          question={formatMessage('printing.resetQuestion')}
          explained={formatMessage('printing.resetExplained')}
          onReset={form.drop}
        />
      }
    />
  );
}
