/**
 * @generated SignedSource<<b0b7e2b4d2fb53ada9f85af6f41c0a84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BilledBy_tenant$data = {
  readonly employees: ReadonlyArray<{
    readonly fullName: string;
    readonly id: string;
  }> | null | undefined;
  readonly " $fragmentType": "BilledBy_tenant";
};
export type BilledBy_tenant$key = {
  readonly " $data"?: BilledBy_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"BilledBy_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BilledBy_tenant",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "filter",
            "value": {
              "active": true
            }
          }
        ],
        "concreteType": "Employee",
        "kind": "LinkedField",
        "name": "employees",
        "plural": true,
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
          }
        ],
        "storageKey": "employees(filter:{\"active\":true})"
      },
      "to": "NULL"
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "98753c0129cf597ad749b30df6dd416e";

export default node;
