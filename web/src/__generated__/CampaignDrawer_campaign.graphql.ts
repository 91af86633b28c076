/**
 * @generated SignedSource<<5f7f6c90ae3821ed5ef12f606a6a2c9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CampaignDrawer_campaign$data = {
  readonly description: string;
  readonly firstDay: string | null | undefined;
  readonly id: string;
  readonly image: string | null | undefined;
  readonly lastDay: string | null | undefined;
  readonly offers: ReadonlyArray<string>;
  readonly subtitle: string;
  readonly summary: string;
  readonly title: string;
  readonly version: string;
  readonly " $fragmentType": "CampaignDrawer_campaign";
};
export type CampaignDrawer_campaign$key = {
  readonly " $data"?: CampaignDrawer_campaign$data;
  readonly " $fragmentSpreads": FragmentRefs<"CampaignDrawer_campaign">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CampaignDrawer_campaign",
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
      "name": "subtitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "summary",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offers",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstDay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastDay",
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

(node as any).hash = "c2b1e33d93cddbcc5030fac5f28f7386";

export default node;
