/**
 * @generated SignedSource<<96ed21558266d07f1bf9ed80c1108edd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CustomerPicture_customer$data = {
  readonly id: string;
  readonly image: string | null | undefined;
  readonly " $fragmentType": "CustomerPicture_customer";
};
export type CustomerPicture_customer$key = {
  readonly " $data"?: CustomerPicture_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerPicture_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerPicture_customer",
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
      "name": "image",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "e89350c3bc92adf2060004fd78368164";

export default node;
