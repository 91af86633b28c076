import { CAPABILITIES, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ConnectionsTabQuery } from '../__generated__/ConnectionsTabQuery.graphql.ts';
import { fetchOptions } from '../app/graph/fetchOptions.ts';
import type { TabProps } from '../tenant/index.ts';
import { DialogFrame } from '../ui/dialog/DialogFrame.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Part } from '../ui/Part.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';
import { KeyRow } from './KeyRow.tsx';
import { MadeKeyDialog, type MadeKey } from './MadeKeyDialog.tsx';
import { NewKeyForm } from './NewKeyForm.tsx';

/** The shop's API keys for other programs, visible to the owner. */
export function ConnectionsTab({ tenantId }: Pick<TabProps, 'tenantId'>) {
  return (
    <Part title={formatMessage('keys.loadFailed')} skeleton={<SkeletonRows rows={4} />}>
      {(attempt) => <Keys tenantId={tenantId} attempt={attempt} />}
    </Part>
  );
}

function Keys({ tenantId, attempt }: { tenantId: string; attempt: number }) {
  const [changes, setChanges] = useState(0);
  const { node } = useLazyLoadQuery<ConnectionsTabQuery>(
    graphql`
      query ConnectionsTabQuery($tenant: ID!) {
        node(id: $tenant) @catch(to: RESULT) {
          ... on Tenant {
            business {
              capabilities
            }
            apiKeys {
              id
              ...KeyRow_key
            }
          }
        }
      }
    `,
    { tenant: tenantId },
    fetchOptions(attempt, changes),
  );
  const [creating, setCreating] = useState(false);
  const [made, setMade] = useState<MadeKey>();
  const keys = node.ok ? node.value?.apiKeys : undefined;
  if (!node.ok || keys == null) throw new Error(formatMessage('keys.loadFailed'));
  const refresh = (): void => setChanges(changes + 1);
  const capabilities = CAPABILITIES.filter((one) => node.value?.business?.capabilities.includes(one));
  const create = <Button onClick={() => setCreating(true)}>{formatMessage('keys.create')}</Button>;
  return (
    <Box maxW="reading">
      <Box color="fg.muted" mb="4">
        {formatMessage('keys.explained')}
      </Box>
      {keys.length === 0 ? (
        <EmptyState title={formatMessage('keys.none')} explained={formatMessage('keys.noneExplained')}>
          {create}
        </EmptyState>
      ) : (
        <>
          <Box asChild layerStyle="section" p="0" mb="4">
            <ul aria-label={formatMessage('keys.title')}>
              {keys.map((key) => (
                <KeyRow key={key.id} apiKey={key} onRevoked={refresh} />
              ))}
            </ul>
          </Box>
          {create}
        </>
      )}
      <DialogFrame
        size="lg"
        open={creating}
        title={formatMessage('keys.create')}
        closes="deliberately"
        onClose={() => setCreating(false)}
      >
        <NewKeyForm
          capabilities={capabilities}
          onMade={(key) => {
            setCreating(false);
            setMade(key);
            refresh();
          }}
          onCancel={() => setCreating(false)}
        />
      </DialogFrame>
      <MadeKeyDialog made={made} onClose={() => setMade(undefined)} />
    </Box>
  );
}
