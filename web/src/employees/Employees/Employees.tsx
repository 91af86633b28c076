import { CAPABILITIES, COMMISSION_ROUTES, commissionKind, formatMessage } from '@galla/domain';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { EmployeesQuery } from '../../__generated__/EmployeesQuery.graphql.ts';
import { GraphFailure } from '../../app/graph/failure.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { ReloadBand } from '../../app/router/ReloadBand.tsx';
import { Boundary } from '../../ui/Boundary.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { EmployeeList } from './EmployeeList.tsx';

/** "Employee Management": the shop's employees, who may sign in (spec 3 §2.7). */
export default function Employees({ queryRef }: ScreenProps<EmployeesQuery>) {
  return (
    <Boundary attempt={queryRef} renderFailed={(error) => <Failed error={error} />}>
      <Loaded queryRef={queryRef} />
    </Boundary>
  );
}

/** Shown instead of the list after a failure, with Retry. */
function Failed({ error }: { error?: unknown }) {
  const failure = error instanceof GraphFailure ? error : undefined;
  return (
    <>
      <PageHeader title={formatMessage('employees.title')} />
      <PageContent>
        <ReloadBand
          answered={failure === undefined}
          title={formatMessage('employees.fetchFailed')}
          {...(failure && { kept: failure.message, requestId: failure.requestId })}
        />
      </PageContent>
    </>
  );
}

function Loaded({ queryRef }: ScreenProps<EmployeesQuery>) {
  const { viewer } = usePreloadedQuery<EmployeesQuery>(
    graphql`
      query EmployeesQuery @preloadable {
        viewer {
          mayAdd: viewerCan(menu: EMPLOYEES, flag: CREATE)
          mayEdit: viewerCan(menu: EMPLOYEES, flag: EDIT)
          profile {
            staffId
            isOwner
          }
          tenant {
            business {
              capabilities
            }
            ...EmployeeList_tenant
          }
        }
      }
    `,
    queryRef,
  );
  if (viewer?.tenant == null) return <Failed />;
  const { mayAdd: add, mayEdit: edit, profile, tenant } = viewer;
  const own = { id: profile.staffId, isOwner: profile.isOwner };
  const commission = commissionKind(CAPABILITIES.filter((one) => tenant.business.capabilities.includes(one)));
  return (
    <EmployeeList tenant={tenant} rights={{ add, edit, own }} commission={COMMISSION_ROUTES[commission]} />
  );
}
