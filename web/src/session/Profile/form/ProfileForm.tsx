import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ProfileForm_viewer$key } from '../../../__generated__/ProfileForm_viewer.graphql.ts';
import { toast } from '../../../app/toast/toast.ts';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { useDraft } from '../../../local/useDraft.ts';
import { FormStatus } from '../../../record/FormStatus.tsx';
import { RecordForm } from '../../../record/RecordForm.tsx';
import { MakingOnline } from '../../../ui/MakingOnline.tsx';
import { PageContent } from '../../../ui/Page.tsx';
import { useFreshPin } from '../../ConfirmPin/useFreshPin.tsx';
import { useUpdateProfile } from '../useUpdateProfile.ts';
import { CompanyFields } from './CompanyFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import { startValues } from './startValues.ts';
import { checkValues, formField, inputOf, isProfileValues } from './values.ts';

interface Props {
  viewer: ProfileForm_viewer$key;
  onCancel: () => void;
  /** Called after saving; resolves when the profile is reloaded. */
  onSaved: () => Promise<void>;
}

/** The editable profile. Changing the mobile number asks for the PIN and then continues automatically. */
export function ProfileForm({ viewer, onCancel, onSaved }: Props) {
  const data = useFragment(
    graphql`
      fragment ProfileForm_viewer on Viewer {
        ...startValues_viewer
        tenant {
          ...CompanyFields_tenant
        }
      }
    `,
    viewer,
  );
  // The initial values stay, whatever another tab changes meanwhile.
  const [{ values: kept, facts, keptAadhaar }] = useState(() => startValues(data));
  const draft = useDraft('profile', isProfileValues);
  const { today } = useShopClock();
  const pin = useFreshPin(formatMessage('profile.confirmPin'));
  const { write, busy, checking } = useUpdateProfile({ fields: formField, askPin: pin.ask });
  return (
    <RecordForm
      stored={kept}
      // An Aadhaar number is never stored, not even in the draft.
      draft={{ ...draft, keep: (typed) => draft.keep({ ...typed, aadhaar: '' }) }}
      check={(values) => checkValues(values, facts, today)}
      save={async (values, key) => {
        // Changing the login number must not be possible on an unattended screen.
        const asks = values.mobile.trim() !== kept.mobile;
        return !asks || (await pin.ask()) ? write(inputOf(key, values, facts)) : undefined;
      }}
      onSaved={async ({ saved }) => {
        toast.success(saved.message);
        await onSaved();
      }}
    >
      {({ dirty }) => (
        <>
          <PageContent
            foot={
              <HStack gap="3" px={{ base: '4', md: '5' }} py="3" borderTop="1px solid" borderColor="border">
                <Button
                  type="submit"
                  flex={{ base: '1', md: 'none' }}
                  loading={busy}
                  loadingText={formatMessage('shell.saving')}
                >
                  {formatMessage('shell.save')}
                </Button>
                <Button
                  variant="outline"
                  disabled={busy}
                  onClick={() => {
                    if (!dirty) draft.drop();
                    onCancel();
                  }}
                >
                  {formatMessage('shell.cancel')}
                </Button>
                <FormStatus checking={checking} />
              </HStack>
            }
          >
            <Box
              display="grid"
              gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }}
              gap="8"
              alignItems="start"
            >
              <PersonFields isOwner={facts.isOwner} keptAadhaar={keptAadhaar} />
              {facts.isOwner && data.tenant && (
                <CompanyFields tenant={data.tenant} firstGstin={facts.firstGstin} />
              )}
            </Box>
          </PageContent>
          {busy && <MakingOnline />}
          {pin.dialog}
        </>
      )}
    </RecordForm>
  );
}
