import { formatMessage, type Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { toast } from '../../app/toast/toast.ts';
import { useDraft } from '../../local/useDraft.ts';
import { FormStatus } from '../../record/FormStatus.tsx';
import { RecordForm } from '../../record/RecordForm.tsx';
import { BegunInput } from '../../ui/BegunInput.tsx';
import { FormField } from '../../ui/FormField.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import type { StageChoice } from '../stagePrices/amounts.ts';
import { StagePriceRows } from '../stagePrices/StagePriceRows.tsx';
import { CARD_PARAMS } from './address.ts';
import {
  checkPattern,
  isIncomplete,
  isPatternEntries,
  NEW,
  patternInput,
  type PatternEntries,
} from './entries.ts';
import { PictureChoice } from './PictureChoice.tsx';
import { useSavePattern } from './useWritePatterns.ts';

interface Props {
  /** Global id of the item. */
  garment: string;
  stages: readonly StageChoice[];
  /** Undefined for a new one. */
  stored?: PatternEntries & { id: string; version: string };
  /** The pattern was saved, or the edit was cancelled. */
  onEnd: () => void;
}

/** The card of a pattern while it is edited (spec 3 §2.5). The input survives a closed tab. */
export function PatternForm({ garment, stages, stored, onEnd }: Props) {
  const draft = useDraft(`pattern-${stored?.id ?? garment}`, isPatternEntries);
  const { add, edit, busy } = useSavePattern();
  const [sending, setSending] = useState(false);
  const { id, version, ...entries } = stored ?? { ...NEW, id: undefined, version: undefined };
  return (
    <Box asChild border="2px solid" borderColor="accent.solid" borderRadius="l2" p="3">
      <li>
        <RecordForm<PatternEntries, Awaited<ReturnType<typeof add | typeof edit>>>
          stored={entries}
          draft={draft}
          params={CARD_PARAMS}
          check={checkPattern}
          save={(values, key) => {
            const input = { key, ...patternInput(values) };
            return id === undefined
              ? add({
                  ...input,
                  garment,
                  images: values.pictures.flatMap((one) => ('id' in one ? one.id : [])),
                })
              : edit({
                  ...input,
                  pattern: id,
                  images: values.pictures.map((one) =>
                    one.kind === 'kept' ? { image: one.url } : { upload: one.id },
                  ),
                  expectedVersion: version,
                });
          }}
          onSaved={() => {
            toast.success(
              formatMessage(id === undefined ? 'designs.patternAdded' : 'designs.patternUpdated'),
            );
            onEnd();
          }}
          renderFrame={(content, { handleSubmit, values }) => (
            <chakra.form
              noValidate
              display="flex"
              flexDirection="column"
              gap="3"
              aria-label={values.name.trim() || formatMessage('patternScreen.new')}
              onSubmit={(event) => {
                if (isIncomplete(values)) toast.error(formatMessage('designs.patternIncomplete'));
                handleSubmit(event);
              }}
            >
              {content}
            </chakra.form>
          )}
        >
          {({ values, errors, submitCount, setFieldValue, setValues }) => (
            <>
              <FormField name="name" label={formatMessage('patternScreen.name')} required>
                {(field) => <BegunInput {...field} autoComplete="off" begun />}
              </FormField>
              <FormField<Paise | null> name="price" label={formatMessage('patternScreen.price')} required>
                {({ name, value, onBlur }, setValue) => (
                  <MoneyInput
                    name={name}
                    value={value ?? undefined}
                    onValue={(amount) => setValue(amount ?? null)}
                    // An unreadable amount stays as typed; its problem is shown on blur.
                    onUnreadable={() => undefined}
                    onBlur={onBlur}
                  />
                )}
              </FormField>
              <PictureChoice
                pictures={values.pictures}
                problem={submitCount > 0 ? (errors.pictures as string | undefined) : undefined}
                onAdd={(picture) =>
                  // Updates from the latest form state, because an upload finishes later.
                  void setValues((now) => ({ ...now, pictures: [...now.pictures, picture] }))
                }
                onRemove={(picture) =>
                  void setFieldValue(
                    'pictures',
                    values.pictures.filter(({ url }) => url !== picture.url),
                  )
                }
                onSending={setSending}
              />
              <Box>
                <Box textStyle="label" mb="1">
                  {formatMessage('designScreen.stagePrices')}
                </Box>
                <StagePriceRows
                  stages={stages}
                  amounts={values.stagePrices}
                  price={values.price}
                  mayEdit
                  problem={errors.stagePrices as string | undefined}
                  onAmounts={(amounts) => void setFieldValue('stagePrices', amounts)}
                />
              </Box>
              <FormStatus />
              <HStack justify="flex-end" gap="2">
                <Button variant="outline" disabled={busy} onClick={onEnd}>
                  {formatMessage('shell.cancel')}
                </Button>
                <Button
                  type="submit"
                  loading={busy}
                  loadingText={formatMessage('shell.saving')}
                  disabled={sending}
                >
                  {formatMessage('shell.save')}
                </Button>
              </HStack>
            </>
          )}
        </RecordForm>
      </li>
    </Box>
  );
}
