/**
 * @generated SignedSource<<79f5ec7677b0336b942c44046b9714a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type RightFlag = "CREATE" | "DELETE" | "EDIT" | "VIEW" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type RoleTable_tenant$data = {
  readonly rightMenus: ReadonlyArray<{
    readonly group: {
      readonly name: string;
      readonly slug: string;
    } | null | undefined;
    readonly name: string;
    readonly slug: string;
    readonly viewerHolds: ReadonlyArray<RightFlag>;
  }>;
  readonly " $fragmentType": "RoleTable_tenant";
};
export type RoleTable_tenant$key = {
  readonly " $data"?: RoleTable_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoleTable_tenant">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RoleTable_tenant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RightMenu",
      "kind": "LinkedField",
      "name": "rightMenus",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "RightMenuGroup",
          "kind": "LinkedField",
          "name": "group",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerHolds",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};
})();

(node as any).hash = "97b9b5c3c10a273900c2d059553152d3";

export default node;
