import { formatMessage } from '@galla/domain';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { MapLocationQuery } from '../../__generated__/MapLocationQuery.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { ReloadBand } from '../../app/router/ReloadBand.tsx';
import { useAddress } from '../../app/router/useAddress.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { dayOf, DEFAULTS } from './address.ts';
import { MapHead } from './MapHead.tsx';
import { readRoute } from './readRoute.ts';
import { RouteView } from './RouteView.tsx';

/** An employee's route on a day, as shared by their phone (spec 3 §2.8). */
export default function MapLocation({ queryRef }: ScreenProps<MapLocationQuery>) {
  return (
    <Boundary attempt={queryRef} renderFailed={() => <Failed />}>
      <Loaded queryRef={queryRef} />
    </Boundary>
  );
}

const Failed = () => (
  <>
    <PageHeader title={formatMessage('map.title')} />
    <NotLoaded />
  </>
);

const NotLoaded = () => (
  <PageContent>
    <ReloadBand answered title={formatMessage('map.loadFailed')} />
  </PageContent>
);

function Loaded({ queryRef }: ScreenProps<MapLocationQuery>) {
  const { viewer, node } = usePreloadedQuery<MapLocationQuery>(
    graphql`
      query MapLocationQuery($employee: ID!, $chosen: Boolean!, $day: Date!) @preloadable {
        viewer {
          mayFollow: viewerCan(menu: MAP, flag: VIEW)
          employee {
            id
            fullName
            route(day: $day) {
              ...readRoute_route
            }
          }
          tenant {
            ...MapHead_tenant
          }
        }
        node(id: $employee) @include(if: $chosen) {
          ... on Employee {
            id
            fullName
            route(day: $day) {
              ...readRoute_route
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { today } = useShopClock();
  const { values: place, change } = useAddress(DEFAULTS);
  const self = viewer?.employee;
  if (!viewer?.tenant || !self) return <Failed />;
  const day = dayOf(place, today);
  const isSelf = place.employee === '' || place.employee === self.id;
  const shown = isSelf ? self : node?.id === undefined ? undefined : node;
  const route = shown?.route && readRoute(shown.route);
  return (
    <>
      <MapHead
        tenant={viewer.tenant}
        self={self}
        mayFollow={viewer.mayFollow}
        employee={isSelf ? self.id : place.employee}
        day={day}
        onEmployee={(id) => change({ employee: id === self.id ? '' : id })}
        onDay={(next) => change({ day: next === today ? '' : next })}
      />
      {!shown && (
        <PageContent>
          <EmptyState title={formatMessage('map.missing')} />
        </PageContent>
      )}
      {shown && !route && <NotLoaded />}
      {route && (
        <RouteView
          key={`${shown?.id}/${day}`}
          name={shown?.fullName ?? ''}
          day={day}
          route={route}
          style={place.style}
          onStyle={(style) => change({ style })}
        />
      )}
    </>
  );
}
