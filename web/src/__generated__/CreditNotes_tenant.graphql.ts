/**
 * @generated SignedSource<<aba22173e566c8b42e898684b9ae2660>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreditNotes_tenant$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CreditNoteRow_tenant">;
  readonly " $fragmentType": "CreditNotes_tenant";
};
export type CreditNotes_tenant$key = {
  readonly " $data"?: CreditNotes_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditNotes_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreditNotes_tenant",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreditNoteRow_tenant"
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "b7e0e23d32650ee369b168c1dbe68836";

export default node;
