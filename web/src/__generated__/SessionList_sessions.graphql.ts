/**
 * @generated SignedSource<<d7d6bfc6becc360c4a5893462a709dde>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SessionList_sessions$data = ReadonlyArray<{
  readonly browser: string | null | undefined;
  readonly code: string;
  readonly isCurrent: boolean;
  readonly system: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SessionRow_session">;
  readonly " $fragmentType": "SessionList_sessions";
}>;
export type SessionList_sessions$key = ReadonlyArray<{
  readonly " $data"?: SessionList_sessions$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionList_sessions">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SessionList_sessions",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "browser",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "system",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCurrent",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessionRow_session"
    }
  ],
  "type": "Session",
  "abstractKey": null
};

(node as any).hash = "7033f9260924835ce4fbf1e51ab6d861";

export default node;
