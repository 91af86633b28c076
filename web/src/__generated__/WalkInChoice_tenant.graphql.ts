/**
 * @generated SignedSource<<2f9ad45437a35f63f24b38af523143fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WalkInChoice_tenant$data = {
  readonly walkIn: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "WalkInChoice_tenant";
};
export type WalkInChoice_tenant$key = {
  readonly " $data"?: WalkInChoice_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"WalkInChoice_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WalkInChoice_tenant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "walkIn",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "11e81eede5cf3f3014dd36ceefa48be2";

export default node;
