/**
 * @generated SignedSource<<84fa880a19f0374637d58b4529c2e1b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FormFacts_values$data = ReadonlyArray<{
  readonly name: string;
  readonly value: string;
  readonly " $fragmentType": "FormFacts_values";
}>;
export type FormFacts_values$key = ReadonlyArray<{
  readonly " $data"?: FormFacts_values$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormFacts_values">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "FormFacts_values",
  "selections": [
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
  ],
  "type": "FieldValue",
  "abstractKey": null
};

(node as any).hash = "9915405549d10d434378feea965def13";

export default node;
