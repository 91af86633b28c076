/**
 * @generated SignedSource<<fbdbe27acef57ac38601528903ca33ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TimelinePart_customer$data = {
  readonly billCount: number;
  readonly credit: string;
  readonly id: string;
  readonly notes: ReadonlyArray<{
    readonly id: string;
    readonly version: string;
  }> | null | undefined;
  readonly pending: string;
  readonly statusAt: string | null | undefined;
  readonly " $fragmentType": "TimelinePart_customer";
};
export type TimelinePart_customer$key = {
  readonly " $data"?: TimelinePart_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimelinePart_customer">;
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
  "name": "TimelinePart_customer",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pending",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "credit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "billCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statusAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerNote",
      "kind": "LinkedField",
      "name": "notes",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "7574b491b1c807b9289e415982c890a2";

export default node;
