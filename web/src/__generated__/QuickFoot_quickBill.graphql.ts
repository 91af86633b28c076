/**
 * @generated SignedSource<<a02061433395a41e5d828d99add01143>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type QuickFoot_quickBill$data = {
  readonly amount: string;
  readonly id: string;
  readonly number: string;
  readonly viewerCanConfirm: boolean;
  readonly viewerCanUndoReceipt: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"QuickTrashActs_quickBill">;
  readonly " $fragmentType": "QuickFoot_quickBill";
};
export type QuickFoot_quickBill$key = {
  readonly " $data"?: QuickFoot_quickBill$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuickFoot_quickBill">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuickFoot_quickBill",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "name": "viewerCanConfirm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanUndoReceipt",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "QuickTrashActs_quickBill",
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "trashedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanTrash",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "QuickBill",
  "abstractKey": null
};
})();

(node as any).hash = "418cd87ebe49d3811745ea56818a8359";

export default node;
