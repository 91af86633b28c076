import { FLAGS, formatMessage, type Flag } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { RoleTable_designation$key } from '../../__generated__/RoleTable_designation.graphql.ts';
import type { RoleTable_tenant$key } from '../../__generated__/RoleTable_tenant.graphql.ts';
import { localPage } from '../../list/index.ts';
import { useFreshPin } from '../../session/index.ts';
import { usePhone } from '../../ui/useWide.ts';
import { ConfirmAll } from './ConfirmAll.tsx';
import { DeleteRule } from './DeleteRule.tsx';
import type { LinesProps } from './lineProps.ts';
import { RightsFoot } from './RightsFoot.tsx';
import { RightsList } from './RightsList.tsx';
import { RightsTable } from './RightsTable.tsx';
import { RoleHead } from './RoleHead.tsx';
import { countOf, giveable, type Line, linesOf, type TickMenu } from './ticks.ts';
import { useChangePermissions } from './useChangePermissions.ts';
import { usePageSize } from './usePageSize.ts';

interface Props {
  designation: RoleTable_designation$key;
  tenant: RoleTable_tenant$key;
  mayEdit: boolean;
  mayDelete: boolean;
  page: number;
  onPage: (page: number) => void;
  confirming: boolean;
  onConfirmed: () => void;
}

function useMenus(tenant: RoleTable_tenant$key): TickMenu[] {
  const { rightMenus } = useFragment(
    graphql`
      fragment RoleTable_tenant on Tenant @throwOnFieldError {
        rightMenus {
          menu
          name
          group
          viewerHolds
        }
      }
    `,
    tenant,
  );
  return rightMenus.map(({ menu, name, group, viewerHolds }) => ({
    menu,
    name,
    group: group ?? null,
    holds: new Set(FLAGS.filter((flag) => viewerHolds.some((held) => held.toLowerCase() === flag))),
  }));
}

/** The boxes of a role, page by page, with the dialogs for confirming and deleting. */
export function RoleTable(props: Props) {
  const { mayEdit, mayDelete, page, onPage, confirming, onConfirmed } = props;
  const role = useFragment(
    graphql`
      fragment RoleTable_designation on Designation @throwOnFieldError {
        id
        name
        viewerCanPermit
        permissions {
          version
          rules {
            menu
            view
            create
            edit
            delete
          }
        }
        ...RoleHead_designation
      }
    `,
    props.designation,
  );
  const menus = useMenus(props.tenant);
  const pin = useFreshPin(formatMessage('permissions.pin'));
  const stored = new Map(
    role.permissions.rules.map(({ menu, view, create, edit, delete: remove }) => [
      menu,
      { view, create, edit, delete: remove },
    ]),
  );
  const { ticks, busy, change } = useChangePermissions({ designation: role.id, stored, askPin: pin.ask });
  const [deleting, setDeleting] = useState<Line>();
  const phone = usePhone();
  const readOnly = !role.viewerCanPermit || !mayEdit;
  const { all, size, onAll } = usePageSize();
  const { rows: ofPage, pagination } = localPage(menus, page, size, onPage);

  const tick = (line: Line, flags: readonly Flag[], on: boolean, flag: string): void => {
    const name = formatMessage('permissions.tick', { menu: line.name, flag });
    change(
      {
        menus: line.menus.map(({ menu }) => menu),
        flags: Object.fromEntries(flags.map((one) => [one, on])),
      },
      {
        name,
        done: formatMessage(on ? 'permissions.allowed' : 'permissions.taken', { name, role: role.name }),
      },
    );
  };
  const shared: LinesProps & { label: string } = {
    label: formatMessage('permissions.of', { role: role.name }),
    lines: linesOf(menus, ofPage),
    ticks,
    readOnly,
    onTick: tick,
    onDelete: role.viewerCanPermit && mayDelete ? setDeleting : undefined,
  };
  const holdsAll = giveable(menus).length === FLAGS.length;
  const count = countOf(ticks, menus);
  const total = menus.length * FLAGS.length;
  return (
    <>
      <RoleHead designation={role} count={count} total={total} />
      {(readOnly || !holdsAll) && (
        <Box color="fg.muted" mb="3">
          {formatMessage(readOnly ? 'permissions.readOnly' : 'permissions.onlyHeld')}
        </Box>
      )}
      {!readOnly && (
        <Box color="fg.muted" mb="3">
          {formatMessage('permissions.viewFirstHint')}
        </Box>
      )}
      {phone ? <RightsList {...shared} /> : <RightsTable {...shared} />}
      <RightsFoot pagination={pagination} all={all} onAll={onAll} />
      <ConfirmAll
        open={confirming && !readOnly}
        role={role}
        version={role.permissions.version}
        ticks={ticks}
        menus={menus}
        waiting={busy}
        askPin={pin.ask}
        onClose={onConfirmed}
      />
      <DeleteRule line={deleting} role={role} askPin={pin.ask} onClose={() => setDeleting(undefined)} />
      {pin.dialog}
    </>
  );
}
