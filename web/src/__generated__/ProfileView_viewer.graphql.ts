/**
 * @generated SignedSource<<ab8f9f35c9334554c5c258868b9b13b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProfileView_viewer$data = {
  readonly profile: {
    readonly " $fragmentSpreads": FragmentRefs<"Avatar_profile" | "PersonFacts_profile" | "PinPart_profile">;
  };
  readonly tenant: {
    readonly " $fragmentSpreads": FragmentRefs<"CompanyFacts_tenant">;
  } | null | undefined;
  readonly " $fragmentType": "ProfileView_viewer";
};
export type ProfileView_viewer$key = {
  readonly " $data"?: ProfileView_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileView_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileView_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "profile",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Avatar_profile"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PersonFacts_profile"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PinPart_profile"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Tenant",
      "kind": "LinkedField",
      "name": "tenant",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CompanyFacts_tenant"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d607d04460e977c428b67912b3ac8117";

export default node;
