/**
 * @generated SignedSource<<2faa9d23144165b3cdb1aa0ae63b9dd5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WantedNumber_employee$data = {
  readonly fullName: string;
  readonly id: string;
  readonly pendingMobile: string | null | undefined;
  readonly " $fragmentType": "WantedNumber_employee";
};
export type WantedNumber_employee$key = {
  readonly " $data"?: WantedNumber_employee$data;
  readonly " $fragmentSpreads": FragmentRefs<"WantedNumber_employee">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WantedNumber_employee",
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
      "name": "pendingMobile",
      "storageKey": null
    }
  ],
  "type": "Employee",
  "abstractKey": null
};

(node as any).hash = "a8fcbd9aa96884598264445046894d36";

export default node;
