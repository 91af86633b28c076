/**
 * @generated SignedSource<<5dc73b838f0374d5f85b12daf25fc55b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type CatalogueStatus = "AVAILABLE" | "DISCONTINUED" | "HIDDEN" | "OUT_OF_STOCK" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type serviceColumns_service$data = {
  readonly category: string | null | undefined;
  readonly duration: string | null | undefined;
  readonly status: CatalogueStatus;
  readonly " $fragmentType": "serviceColumns_service";
};
export type serviceColumns_service$key = {
  readonly " $data"?: serviceColumns_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"serviceColumns_service">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "serviceColumns_service"
};

(node as any).hash = "19532c69d962a3f9afc1183b42c7f559";

export default node;
