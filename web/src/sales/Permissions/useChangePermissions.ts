import { say } from '@galla/domain';
import { useRef, useState } from 'react';
import { graphql } from 'react-relay';
import type { useChangePermissionsMutation } from '../../__generated__/useChangePermissionsMutation.graphql.ts';
import { failureText } from '../../app/graph/failureText.ts';
import { useWrite } from '../../app/graph/useWrite.ts';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import { type Change, changed, type Ticks } from './ticks.ts';

const mutation = graphql`
  mutation useChangePermissionsMutation($input: UpdatePermissionsInput!) {
    updatePermissions(input: $input) {
      __typename
      ... on PermissionsSuccess {
        designation {
          ...RoleRow_designation
          ...RoleTable_designation
        }
      }
      ... on Refusal {
        code
        message
      }
    }
  }
`;

interface Options {
  designation: string;
  stored: Ticks;
  /** Asks for the PIN; resolves with whether it was given. */
  askPin: () => Promise<boolean>;
}

interface Told {
  /** "Order List: Edit" */
  name: string;
  /** "Order List: Edit allowed for Sales assistant" */
  done: string;
}

const fail = (name: string, reason: string): void =>
  toast.failed(`${say('permissions.updateFailed', { name })}. ${reason}`);

/**
 * Saves each tick by itself and tells so. It shows at once, and goes back when it could not be saved (spec 3 §4). One
 * is sent after the other, so that an older answer never overrules a newer tick.
 */
export function useChangePermissions({ designation, stored, askPin }: Options): {
  /** As they will be once everything is saved. */
  ticks: Ticks;
  busy: boolean;
  change: (change: Change, told: Told) => void;
} {
  const { write } = useWrite<useChangePermissionsMutation>(mutation);
  const [waiting, setWaiting] = useState<readonly Change[]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const send = async ({ slug, flags }: Change, { name, done }: Told, key: string): Promise<void> => {
    try {
      const rules = [{ menu: slug, ...flags }];
      const { updatePermissions: outcome } = await write({ input: { key, designation, rules } });
      if (outcome.__typename === 'PermissionsSuccess') toast.done(done);
      else if (outcome.code !== 'PIN_REQUIRED') fail(name, outcome.message ?? '');
      else if (await askPin()) await send({ slug, menus: [], flags }, { name, done }, key);
    } catch (error) {
      fail(name, failureText(error, 'permissions.notSaved'));
    }
  };
  const change = (one: Change, told: Told): void => {
    setWaiting((before) => [...before, one]);
    last.current = last.current
      .then(() => send(one, told, newKey()))
      .finally(() => setWaiting((before) => before.filter((other) => other !== one)));
  };
  return { ticks: waiting.reduce(changed, stored), busy: waiting.length > 0, change };
}
