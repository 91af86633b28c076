/**
 * @generated SignedSource<<0d3770f4fc1c3b1f327d1c2fc4ddb3c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PatternCard_pattern$data = {
  readonly images: ReadonlyArray<string>;
  readonly name: string;
  readonly price: string;
  readonly stagePrices: ReadonlyArray<{
    readonly amount: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "PatternCard_pattern";
};
export type PatternCard_pattern$key = {
  readonly " $data"?: PatternCard_pattern$data;
  readonly " $fragmentSpreads": FragmentRefs<"PatternCard_pattern">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PatternCard_pattern",
  "selections": [
    (v0/*:: as any*/),
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Pattern",
  "abstractKey": null
};
})();

(node as any).hash = "87cfff5fdfe151ed6824addd8e95757d";

export default node;
