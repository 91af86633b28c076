/**
 * @generated SignedSource<<8928f18ce18a722296e7ba5352df5407>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useKeepScope_viewer$data = {
  readonly all: boolean;
  readonly billing: boolean;
  readonly contacts: boolean;
  readonly details: boolean;
  readonly " $fragmentType": "useKeepScope_viewer";
};
export type useKeepScope_viewer$key = {
  readonly " $data"?: useKeepScope_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useKeepScope_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "flag",
  "value": "VIEW"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useKeepScope_viewer",
  "selections": [
    {
      "alias": "contacts",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "menu",
          "value": "CUSTOMERS"
        }
      ],
      "kind": "ScalarField",
      "name": "viewerCan",
      "storageKey": "viewerCan(flag:\"VIEW\",menu:\"CUSTOMERS\")"
    },
    {
      "alias": "billing",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "menu",
          "value": "BILLING"
        }
      ],
      "kind": "ScalarField",
      "name": "viewerCan",
      "storageKey": "viewerCan(flag:\"VIEW\",menu:\"BILLING\")"
    },
    {
      "alias": "all",
      "args": [
        {
          "kind": "Literal",
          "name": "act",
          "value": "SEE_ALL_CUSTOMERS"
        }
      ],
      "kind": "ScalarField",
      "name": "viewerMay",
      "storageKey": "viewerMay(act:\"SEE_ALL_CUSTOMERS\")"
    },
    {
      "alias": "details",
      "args": [
        {
          "kind": "Literal",
          "name": "act",
          "value": "SEE_CUSTOMER_DETAILS"
        }
      ],
      "kind": "ScalarField",
      "name": "viewerMay",
      "storageKey": "viewerMay(act:\"SEE_CUSTOMER_DETAILS\")"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "a3152062babe59d167ff22fb8e7fa005";

export default node;
