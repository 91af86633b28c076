/**
 * @generated SignedSource<<69df88f0b1bdc7366dd853059689c9ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type LengthUnit = "CM" | "INCH" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type Measures_measurements$data = {
  readonly custom: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly instructions: string | null | undefined;
  readonly text: string | null | undefined;
  readonly unit: LengthUnit;
  readonly values: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly " $fragmentType": "Measures_measurements";
};
export type Measures_measurements$key = {
  readonly " $data"?: Measures_measurements$data;
  readonly " $fragmentSpreads": FragmentRefs<"Measures_measurements">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "value",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Measures_measurements",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MeasuredValue",
      "kind": "LinkedField",
      "name": "values",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MeasuredValue",
      "kind": "LinkedField",
      "name": "custom",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "instructions",
      "storageKey": null
    }
  ],
  "type": "Measurements",
  "abstractKey": null
};
})();

(node as any).hash = "61efa432e19da4085c5477d909fde725";

export default node;
