/**
 * @generated SignedSource<<132eb31f442451de7080709088996edf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FormFacts_form$data = {
  readonly fields: ReadonlyArray<{
    readonly label: string;
    readonly name: string;
    readonly options: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    }>;
  }>;
  readonly " $fragmentType": "FormFacts_form";
};
export type FormFacts_form$key = {
  readonly " $data"?: FormFacts_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormFacts_form">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormFacts_form",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FormField",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "FormOption",
          "kind": "LinkedField",
          "name": "options",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Form",
  "abstractKey": null
};
})();

(node as any).hash = "693f9e652f15d8fb68dde21a1c4682a6";

export default node;
