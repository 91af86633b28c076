/**
 * @generated SignedSource<<5fb5e42fa6290db459a20bb6ec1c9511>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type VariantFields_variant$data = {
  readonly available: string;
  readonly fields: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly id: string;
  readonly " $fragmentType": "VariantFields_variant";
};
export type VariantFields_variant$key = {
  readonly " $data"?: VariantFields_variant$data;
  readonly " $fragmentSpreads": FragmentRefs<"VariantFields_variant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VariantFields_variant",
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
      "name": "available",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FieldValue",
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
  "type": "Variant",
  "abstractKey": null
};

(node as any).hash = "eb7aa43ee71223a506682992e9de0fc2";

export default node;
