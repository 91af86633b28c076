import { say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ProfileForm_viewer$key } from '../../../__generated__/ProfileForm_viewer.graphql.ts';
import { newKey } from '../../../app/key.ts';
import { UnsavedGuard } from '../../../app/router/UnsavedGuard.tsx';
import { toast } from '../../../app/toast/toast.ts';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { useDraft } from '../../../local/useDraft.ts';
import { FormStatus } from '../../../record/FormStatus.tsx';
import { FocusProblem } from '../../../ui/form/FocusProblem.tsx';
import { KeepValues } from '../../../ui/form/KeepValues.tsx';
import { MakingOnline } from '../../../ui/MakingOnline.tsx';
import { PageContent } from '../../../ui/Page.tsx';
import { useFreshPin } from '../../ConfirmPin/useFreshPin.tsx';
import { useUpdateProfile } from '../useUpdateProfile.ts';
import { CompanyFields } from './CompanyFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import { startValues } from './startValues.ts';
import { checkValues, formField, inputOf, isProfileValues, type ProfileValues } from './values.ts';

interface Props {
  viewer: ProfileForm_viewer$key;
  onCancel: () => void;
  /** It is saved; resolves when the profile is there anew. */
  onSaved: () => Promise<void>;
}

/** The profile to change. Another mobile asks for the PIN, and goes on by itself. */
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
  // What it began with stays, whatever another tab changes meanwhile.
  const [{ values: kept, facts, keptAadhaar }] = useState(() => startValues(data));
  const { draft, keep, drop } = useDraft('profile', isProfileValues);
  const [key] = useState(newKey);
  const [saved, setSaved] = useState(false);
  const { today } = useShopClock();
  const pin = useFreshPin(say('profile.confirmPin'));
  const { write, busy } = useUpdateProfile({ fields: formField, askPin: pin.ask });

  const submit = async (values: ProfileValues, helpers: FormikHelpers<ProfileValues>): Promise<void> => {
    helpers.setStatus(undefined);
    // Another login number is never changed from a screen that somebody left open.
    if (values.mobile.trim() !== kept.mobile && !(await pin.ask())) return;
    const outcome = await write(inputOf(key, values, facts));
    if (outcome.kind === 'problems') helpers.setErrors(outcome.problems);
    else if (outcome.kind === 'saved') {
      drop();
      setSaved(true);
      toast.success(outcome.saved.message);
      await onSaved();
    } else if (outcome.kind !== 'pin') helpers.setStatus(outcome.message);
  };
  return (
    <Formik<ProfileValues>
      initialValues={draft ?? kept}
      validate={(values) => checkValues(values, facts, today)}
      onSubmit={submit}
    >
      {({ values, handleSubmit }) => (
        <chakra.form noValidate display="contents" onSubmit={handleSubmit}>
          <PageContent
            foot={
              <Box
                display="flex"
                alignItems="center"
                gap="3"
                px={{ base: '4', md: '5' }}
                py="3"
                borderTop="1px solid"
                borderColor="border"
              >
                <Button
                  type="submit"
                  flex={{ base: '1', md: 'none' }}
                  loading={busy}
                  loadingText={say('shell.saving')}
                >
                  {say('shell.save')}
                </Button>
                <Button
                  variant="outline"
                  disabled={busy}
                  onClick={() => {
                    drop();
                    onCancel();
                  }}
                >
                  {say('shell.cancel')}
                </Button>
                <FormStatus />
              </Box>
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
          <FocusProblem />
          {/* An Aadhaar number stays in nothing but the field. */}
          <KeepValues<ProfileValues> onValues={(typed) => keep({ ...typed, aadhaar: '' })} />
          <UnsavedGuard when={!saved && JSON.stringify(values) !== JSON.stringify(kept)} />
          {busy && <MakingOnline />}
          {pin.dialog}
        </chakra.form>
      )}
    </Formik>
  );
}
