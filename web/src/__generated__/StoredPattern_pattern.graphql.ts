/**
 * @generated SignedSource<<586c901eb555be7221b1436228565cca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StoredPattern_pattern$data = {
  readonly id: string;
  readonly images: ReadonlyArray<string>;
  readonly name: string;
  readonly price: string;
  readonly stagePrices: ReadonlyArray<{
    readonly amount: string;
    readonly stage: {
      readonly id: string;
    } | null | undefined;
  }>;
  readonly version: string;
  readonly " $fragmentType": "StoredPattern_pattern";
};
export type StoredPattern_pattern$key = {
  readonly " $data"?: StoredPattern_pattern$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoredPattern_pattern">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StoredPattern_pattern",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "images",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StagePrice",
      "kind": "LinkedField",
      "name": "stagePrices",
      "plural": true,
      "selections": [
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
          "concreteType": "Stage",
          "kind": "LinkedField",
          "name": "stage",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "Pattern",
  "abstractKey": null
};
})();

(node as any).hash = "348b82a970ec05eb627f256d262edcfa";

export default node;
