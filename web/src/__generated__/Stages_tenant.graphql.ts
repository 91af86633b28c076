/**
 * @generated SignedSource<<1d1fd9117e505dad3de19c18b7e43e38>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type StageType = "DESIGN" | "PATTERN" | "%future added value";
import { FragmentRefs, Result } from "relay-runtime";
export type Stages_tenant$data = {
  readonly id: string;
  readonly stages: Result<ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly type: StageType;
    readonly version: string;
    readonly " $fragmentSpreads": FragmentRefs<"StageRow_stage">;
  }>, unknown>;
  readonly " $fragmentType": "Stages_tenant";
};
export type Stages_tenant$key = {
  readonly " $data"?: Stages_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"Stages_tenant">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Stages_tenant",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Stage",
        "kind": "LinkedField",
        "name": "stages",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
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
            "name": "type",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "StageRow_stage"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};
})();

(node as any).hash = "f60c077232faf4258b0c2b447fb04959";

export default node;
