import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { Pencil } from 'lucide-react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Link, useNavigate, useRevalidator, useSearchParams } from 'react-router-dom';
import type { ProfileQuery } from '../../__generated__/ProfileQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { ReloadBand } from '../../app/router/ReloadBand.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Part } from '../../ui/Part.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { ProfileForm } from './form/ProfileForm.tsx';
import { ProfileView } from './ProfileView.tsx';

const VIEW = '/profile';
const EDIT = '/profile?edit=1';

/** My Profile: the user and, for the owner, the shop (spec 1 §3). Read-only, or editable with `?edit=1`. */
export default function Profile({ queryRef }: ScreenProps<ProfileQuery>) {
  const { viewer } = usePreloadedQuery<ProfileQuery>(
    graphql`
      query ProfileQuery @preloadable {
        viewer {
          mayEdit: viewerCan(menu: PROFILE, flag: EDIT)
          tenant {
            __typename
          }
          ...ProfileView_viewer
          ...ProfileForm_viewer
        }
      }
    `,
    queryRef,
  );
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const editing = search.get('edit') === '1' && viewer?.mayEdit === true;
  const content =
    viewer?.tenant == null ? (
      <ReloadBand title={formatMessage('profile.loadFailed')} />
    ) : editing ? (
      <Part title={formatMessage('profile.loadFailed')} skeleton={<SkeletonRows rows={8} />}>
        {() => (
          <ProfileForm
            viewer={viewer}
            onCancel={() => void navigate(VIEW)}
            onSaved={async () => {
              await revalidate();
              await navigate(VIEW, { replace: true });
            }}
          />
        )}
      </Part>
    ) : (
      <ProfileView viewer={viewer} mayEdit={viewer.mayEdit} onChanged={() => void revalidate()} />
    );
  return (
    <>
      <PageHeader
        title={formatMessage('profile.title')}
        {...(editing && { back: VIEW })}
        actions={
          viewer?.mayEdit === true &&
          !editing && (
            <Button asChild size="sm" variant="outline">
              <Link to={EDIT} aria-label={formatMessage('profile.edit')}>
                <Pencil strokeWidth={1.75} aria-hidden />
                <Span hideBelow="md">{formatMessage('profile.edit')}</Span>
              </Link>
            </Button>
          )
        }
      />
      {editing ? content : <PageContent>{content}</PageContent>}
    </>
  );
}
