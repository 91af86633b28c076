/**
 * @generated SignedSource<<6fcaf03611a3fe11aa0d6584f8f59852>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OwnTarget_target$data = {
  readonly amount: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"TargetBar_target">;
  readonly " $fragmentType": "OwnTarget_target";
};
export type OwnTarget_target$key = {
  readonly " $data"?: OwnTarget_target$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnTarget_target">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnTarget_target",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TargetBar_target"
    }
  ],
  "type": "SalesTarget",
  "abstractKey": null
};

(node as any).hash = "f5845a3d05044bcf808ba3949e0d7eef";

export default node;
