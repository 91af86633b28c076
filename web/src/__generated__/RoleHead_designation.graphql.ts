/**
 * @generated SignedSource<<7f8b011fc31605cbe50d6105b1943fbe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RoleHead_designation$data = {
  readonly name: string;
  readonly people: ReadonlyArray<{
    readonly fullName: string;
  }>;
  readonly permissions: {
    readonly confirmedAt: string | null | undefined;
    readonly confirmedBy: string | null | undefined;
    readonly hasRules: boolean;
  };
  readonly " $fragmentType": "RoleHead_designation";
};
export type RoleHead_designation$key = {
  readonly " $data"?: RoleHead_designation$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoleHead_designation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RoleHead_designation",
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
      "concreteType": "Employee",
      "kind": "LinkedField",
      "name": "people",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Permissions",
      "kind": "LinkedField",
      "name": "permissions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasRules",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "confirmedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "confirmedBy",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Designation",
  "abstractKey": null
};

(node as any).hash = "b6fbf565ae66714bb3fc5fe1e20258d6";

export default node;
