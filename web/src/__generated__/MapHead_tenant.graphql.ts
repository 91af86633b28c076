/**
 * @generated SignedSource<<3b70c0e012cd3ed988bfaea81246e06b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MapHead_tenant$data = {
  readonly employees: ReadonlyArray<{
    readonly fullName: string;
    readonly id: string;
  }> | null | undefined;
  readonly " $fragmentType": "MapHead_tenant";
};
export type MapHead_tenant$key = {
  readonly " $data"?: MapHead_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"MapHead_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MapHead_tenant",
  "selections": [
    {
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
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "9be57c4a543c93c0a3c06fe491f2cd07";

export default node;
