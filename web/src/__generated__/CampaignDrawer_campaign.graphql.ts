/**
 * @generated SignedSource<<0d0b9bb2df250a270f66338da93b1d01>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CampaignDrawer_campaign$data = {
  readonly description: string;
  readonly id: string;
  readonly image: string | null | undefined;
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
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "Campaign",
  "abstractKey": null
};

(node as any).hash = "420789e1ca9b4be7337a33b483df2659";

export default node;
