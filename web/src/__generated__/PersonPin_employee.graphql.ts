/**
 * @generated SignedSource<<131f72eb0ae6cbd7891107bc6930fd21>>
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
      "kind": "ScalarField",
      "name": "designation",
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

(node as any).hash = "1841577475c087fffe9ed1e376572db2";

export default node;
