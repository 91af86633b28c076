/**
 * @generated SignedSource<<b8f86e945f0c1cf1bbae6b4ed2c2088a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LinkRow_share$data = {
  readonly createdAt: string;
  readonly createdBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly id: string;
  readonly until: string;
  readonly viewerCanRevoke: boolean;
  readonly " $fragmentType": "LinkRow_share";
};
export type LinkRow_share$key = {
  readonly " $data"?: LinkRow_share$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinkRow_share">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LinkRow_share",
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
      "name": "until",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Employee",
      "kind": "LinkedField",
      "name": "createdBy",
      "plural": false,
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
      "kind": "ScalarField",
      "name": "viewerCanRevoke",
      "storageKey": null
    }
  ],
  "type": "DocumentShare",
  "abstractKey": null
};

(node as any).hash = "2c0aec4b3fde8742aa6bc5e2e38237de";

export default node;
