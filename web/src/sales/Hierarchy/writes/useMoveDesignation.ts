import type { Move } from '@galla/domain';
import { useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type {
  DesignationPosition,
  useMoveDesignationMutation,
} from '../../../__generated__/useMoveDesignationMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';
import { newKey } from '../../../app/key.ts';
import { inTurn } from './inTurn.ts';
import { refusedText } from './refusedText.ts';
import { showMove } from './showMove.ts';

const mutation = graphql`
  mutation useMoveDesignationMutation($input: MoveDesignationInput!) {
    moveDesignation(input: $input) {
      ... on DesignationSuccess @alias(as: "saved") {
        tenant {
          ...useHierarchy_tenant
        }
      }
      ... on HierarchyChanged {
        tenant {
          ...useHierarchy_tenant
        }
      }
      ...refusal @alias
    }
  }
`;

const POSITIONS = { before: 'BEFORE', after: 'AFTER', inside: 'INSIDE' } as const satisfies Record<
  Move['position'],
  DesignationPosition
>;

interface Options {
  /** Global id of the shop. */
  tenantId: string;
  /** Called with the reason of a failed move, after the tree was restored. */
  onFailed: (reason: string) => void;
}

/**
 * Moves designations. A move is shown at once and reverted if it cannot be saved; quick successive moves are sent in
 * sequence, each based on the previous one.
 */
export function useMoveDesignation({ tenantId, onFailed }: Options): {
  /** @param version the version that the move is based on */
  move: (move: Move, version: number) => void;
  /** Moves are being saved. */
  moving: boolean;
} {
  const environment = useRelayEnvironment();
  const { write } = useWrite<useMoveDesignationMutation>(mutation, { failed: 'hierarchy.moveFailed' });
  const [inMyTurn] = useState(inTurn);
  const [underway, setUnderway] = useState(0);

  const send = async ({ dragId, dropId, position }: Move, version: number): Promise<boolean> => {
    const input = { designation: dragId, target: dropId, position: POSITIONS[position] };
    const outcome = await write({ key: newKey(), ...input, expectedVersion: version });
    if (outcome.kind === 'saved') return true;
    onFailed(refusedText('hierarchy.moveFailed', outcome));
    return false;
  };

  return {
    moving: underway > 0,
    move: (move, version) => {
      const shown = environment.applyUpdate({ storeUpdater: (store) => showMove(store, tenantId, move) });
      setUnderway((count) => count + 1);
      void inMyTurn(() => send(move, version)).finally(() => {
        shown.dispose();
        setUnderway((count) => count - 1);
      });
    },
  };
}
