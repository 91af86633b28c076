/**
 * @generated SignedSource<<c97c4e6a5c80784568e3de374be37111>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ServiceFacts_service$data = {
  readonly image: string | null | undefined;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"useItemFacts_item">;
  readonly " $fragmentType": "ServiceFacts_service";
};
export type ServiceFacts_service$key = {
  readonly " $data"?: ServiceFacts_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceFacts_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ServiceFacts_service",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "image",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useItemFacts_item"
    }
  ],
  "type": "Service",
  "abstractKey": null
};

(node as any).hash = "f4def4f1e9fa1fb025f504ae7f3d8045";

export default node;
