/**
 * @generated SignedSource<<b45d80367cfbc73746280155adf3b728>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PersonPin_employee$data = {
  readonly designation: {
    readonly name: string;
  } | null | undefined;
  readonly fullName: string;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"WantedNumber_employee">;
  readonly " $fragmentType": "PersonPin_employee";
};
export type PersonPin_employee$key = {
  readonly " $data"?: PersonPin_employee$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonPin_employee">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonPin_employee",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Designation",
      "kind": "LinkedField",
      "name": "designation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WantedNumber_employee"
    }
  ],
  "type": "Employee",
  "abstractKey": null
};

(node as any).hash = "5c42fa06308d1383dbb82bd77a146f55";

export default node;
