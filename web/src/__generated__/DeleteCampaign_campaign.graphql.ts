/**
 * @generated SignedSource<<5e74790833f3e244d8f3297240c082ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeleteCampaign_campaign$data = {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly " $fragmentType": "DeleteCampaign_campaign";
};
export type DeleteCampaign_campaign$key = {
  readonly " $data"?: DeleteCampaign_campaign$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteCampaign_campaign">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteCampaign_campaign",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "Campaign",
  "abstractKey": null
};

(node as any).hash = "f2657cc8534f9b530acb53dfa772cb8d";

export default node;
