/**
 * @generated SignedSource<<6b7a31724c6b502661922e8bdef9ff82>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PersonPin_employee$data = {
  readonly designation: string | null | undefined;
  readonly fullName: string;
  readonly id: string;
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
      "kind": "ScalarField",
      "name": "designation",
      "storageKey": null
    }
  ],
  "type": "Employee",
  "abstractKey": null
};

(node as any).hash = "85e506ec846f974ee545c4300d3bdd18";

export default node;
