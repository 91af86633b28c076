/**
 * @generated SignedSource<<51eb2de68d31147cbbbf64ed4e84c02a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TargetBar_target$data = {
  readonly amount: string | null | undefined;
  readonly month: string;
  readonly sold: string;
  readonly " $fragmentType": "TargetBar_target";
};
export type TargetBar_target$key = {
  readonly " $data"?: TargetBar_target$data;
  readonly " $fragmentSpreads": FragmentRefs<"TargetBar_target">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TargetBar_target",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "month",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sold",
      "storageKey": null
    }
  ],
  "type": "SalesTarget",
  "abstractKey": null
};

(node as any).hash = "0478e6108ed65539f304ef36319abdae";

export default node;
