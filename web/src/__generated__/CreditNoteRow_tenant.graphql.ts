/**
 * @generated SignedSource<<972405b93f4abc199e6ea81bb66989ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreditNoteRow_tenant$data = {
  readonly " $fragmentSpreads": FragmentRefs<"usePapers_tenant">;
  readonly " $fragmentType": "CreditNoteRow_tenant";
};
export type CreditNoteRow_tenant$key = {
  readonly " $data"?: CreditNoteRow_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditNoteRow_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreditNoteRow_tenant",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePapers_tenant"
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "f58b473cfa64e877461b17bd806d2590";

export default node;
