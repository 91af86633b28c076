/**
 * @generated SignedSource<<d8cbbb5ade6fa18bb085cd58c236c7fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CampaignCards_tenant$data = {
  readonly campaigns: ReadonlyArray<{
    readonly description: string;
    readonly firstDay: string | null | undefined;
    readonly id: string;
    readonly lastDay: string | null | undefined;
    readonly offers: ReadonlyArray<string>;
    readonly subtitle: string;
    readonly summary: string;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"CampaignCard_campaign" | "CampaignDrawer_campaign" | "DeleteCampaign_campaign" | "ShareDialog_campaign">;
  }> | null | undefined;
  readonly " $fragmentType": "CampaignCards_tenant";
};
export type CampaignCards_tenant$key = {
  readonly " $data"?: CampaignCards_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"CampaignCards_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CampaignCards_tenant",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Campaign",
        "kind": "LinkedField",
        "name": "campaigns",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "CampaignCard_campaign"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CampaignDrawer_campaign"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DeleteCampaign_campaign"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ShareDialog_campaign"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "439d14d097aca548beae3cf8a47342a9";

export default node;
