import { formatMessage } from '@galla/domain';
import { useRef, useState } from 'react';
import { graphql } from 'react-relay';
import type { useUpdateSettingsMutation } from '../../../__generated__/useUpdateSettingsMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';
import { newKey } from '../../../app/key.ts';
import { toast } from '../../../app/toast/toast.ts';
import type { TenantSettings } from '../../shopSettings/tenantSettings.ts';

const mutation = graphql`
  mutation useUpdateSettingsMutation($input: UpdateTenantSettingsInput!) {
    updateTenantSettings(input: $input) {
      ... on TenantSettingsSuccess @alias(as: "saved") {
        tenant {
          settings {
            ...tenantSettings_settings
          }
        }
      }
      ...refusal @alias
    }
  }
`;

type Change = Partial<TenantSettings>;

/**
 * Saves one setting at a time and confirms it by name (spec 1 §4). A change is shown at once and reverted if it
 * cannot be saved. Changes are sent in sequence, so that an older answer never overrides a newer change.
 */
export function useUpdateSettings(stored: TenantSettings): {
  /** The settings including those being saved. */
  values: TenantSettings;
  /** Resolves with whether it was saved; `done` replaces the default confirmation. */
  update: (change: Change, label: string, done?: () => void) => Promise<boolean>;
} {
  const { write } = useWrite<useUpdateSettingsMutation>(mutation, { failed: 'settings.saveFailed' });
  const [waiting, setWaiting] = useState<readonly Change[]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const send = async (change: Change, label: string, done?: () => void): Promise<boolean> => {
    const outcome = await write({ key: newKey(), ...change });
    if (outcome.kind !== 'saved') {
      toast.error(`${formatMessage('settings.updateFailed', { label })}. ${outcome.message}`);
      return false;
    }
    if (done) done();
    else toast.success(formatMessage('settings.updated', { label }));
    return true;
  };
  const update = (change: Change, label: string, done?: () => void): Promise<boolean> => {
    setWaiting((before) => [...before, change]);
    const sent = last.current.then(() => send(change, label, done));
    last.current = sent;
    return sent.finally(() => setWaiting((before) => before.filter((one) => one !== change)));
  };
  return { values: Object.assign({}, stored, ...waiting) as TenantSettings, update };
}
