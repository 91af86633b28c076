/**
 * @generated SignedSource<<0582cd2839d4ee1dbd2dedcb94f7af47>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CloseActs_viewer$data = {
  readonly profile: {
    readonly isOwner: boolean;
  };
  readonly tenant: {
    readonly " $fragmentSpreads": FragmentRefs<"SlipButtons_tenant">;
  } | null | undefined;
  readonly " $fragmentType": "CloseActs_viewer";
};
export type CloseActs_viewer$key = {
  readonly " $data"?: CloseActs_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CloseActs_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CloseActs_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "profile",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOwner",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Tenant",
      "kind": "LinkedField",
      "name": "tenant",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SlipButtons_tenant"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "6a1e0795e630e9f515e87a996cc14107";

export default node;
