/**
 * @generated SignedSource<<fea3168eda342dfb16170fc9a7f6c80d>>
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
    readonly id: string;
    readonly offers: ReadonlyArray<string>;
    readonly subtitle: string;
    readonly summary: string;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"CampaignCard_campaign" | "CampaignDrawer_campaign" | "DeleteCampaign_campaign">;
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

(node as any).hash = "57f4761d88c755745964d30b642365f1";

export default node;
