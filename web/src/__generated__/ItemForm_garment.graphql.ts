/**
 * @generated SignedSource<<f69e915b9ef4616f799d3234e366f9cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DesignAreaKind = "ADD_ONS" | "CATEGORY" | "OTHER" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ItemForm_garment$data = {
  readonly areas: ReadonlyArray<{
    readonly id: string;
    readonly kind: DesignAreaKind;
    readonly name: string;
    readonly options: ReadonlyArray<{
      readonly __typename: "DesignOption";
    }>;
  }>;
  readonly id: string;
  readonly measurementPoints: ReadonlyArray<{
    readonly id: string;
    readonly image: string | null | undefined;
    readonly name: string;
    readonly price: string;
  }>;
  readonly name: string;
  readonly position: number;
  readonly price: string;
  readonly version: string;
  readonly " $fragmentType": "ItemForm_garment";
};
export type ItemForm_garment$key = {
  readonly " $data"?: ItemForm_garment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemForm_garment">;
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
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ItemForm_garment",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "position",
      "storageKey": null
    },
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "DesignArea",
      "kind": "LinkedField",
      "name": "areas",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DesignOption",
          "kind": "LinkedField",
          "name": "options",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MeasurementPoint",
      "kind": "LinkedField",
      "name": "measurementPoints",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "image",
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
  "type": "Garment",
  "abstractKey": null
};
})();

(node as any).hash = "722d4429be603729fdac05bfb611712a";

export default node;
