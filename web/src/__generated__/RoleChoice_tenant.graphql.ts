/**
 * @generated SignedSource<<d7606aed48fe46ac72c231fff7923feb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RoleChoice_tenant$data = {
  readonly designations: ReadonlyArray<{
    readonly id: string;
    readonly level: number;
    readonly name: string;
    readonly rightsCount: number;
  }>;
  readonly " $fragmentType": "RoleChoice_tenant";
};
export type RoleChoice_tenant$key = {
  readonly " $data"?: RoleChoice_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoleChoice_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoleChoice_tenant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Designation",
      "kind": "LinkedField",
      "name": "designations",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "level",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rightsCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "0ed4a6a4fab3642575deb271ae7e214c";

export default node;
