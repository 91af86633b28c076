import { formatMessage } from '@galla/domain';
import { useRef, useState } from 'react';
import { graphql } from 'react-relay';
import type { useChangePermissionsMutation } from '../../__generated__/useChangePermissionsMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import { type Change, changed, type Ticks } from './ticks.ts';

const mutation = graphql`
  mutation useChangePermissionsMutation($input: UpdatePermissionsInput!) {
    updatePermissions(input: $input) {
      ... on PermissionsSuccess @alias(as: "saved") {
        designation {
          ...RoleRow_designation
          ...RoleTable_designation
        }
      }
      ...refusal @alias
    }
  }
`;

interface Options {
  designation: string;
  stored: Ticks;
  /** Asks for the PIN; resolves with whether it was given. */
  askPin: () => Promise<boolean>;
}

interface ChangeTexts {
  /** "Order List: Edit" */
  name: string;
  /** "Order List: Edit allowed for Sales assistant" */
  done: string;
}

/**
 * Saves each tick separately and confirms it. A tick is shown at once and reverted if it cannot be saved (spec 3
 * §4). Ticks are sent in sequence, so that an older answer never overrides a newer tick.
 */
export function useChangePermissions({ designation, stored, askPin }: Options): {
  /** The ticks including those being saved. */
  ticks: Ticks;
  busy: boolean;
  change: (change: Change, texts: ChangeTexts) => void;
} {
  const { write } = useWrite<useChangePermissionsMutation>(mutation, {
    failed: 'permissions.notSaved',
    askPin,
  });
  const [waiting, setWaiting] = useState<readonly Change[]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const send = async ({ menus, flags }: Change, { name, done }: ChangeTexts, key: string): Promise<void> => {
    const outcome = await write({ key, designation, rules: menus.map((menu) => ({ menu, ...flags })) });
    if (outcome.kind === 'saved') toast.success(done);
    else if (outcome.kind !== 'pin')
      toast.error(`${formatMessage('permissions.updateFailed', { name })}. ${outcome.message}`);
  };
  const change = (one: Change, texts: ChangeTexts): void => {
    setWaiting((before) => [...before, one]);
    last.current = last.current
      .then(() => send(one, texts, newKey()))
      .finally(() => setWaiting((before) => before.filter((other) => other !== one)));
  };
  return { ticks: waiting.reduce(changed, stored), busy: waiting.length > 0, change };
}
