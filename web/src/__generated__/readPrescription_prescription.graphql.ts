/**
 * @generated SignedSource<<24b062114ea73856929f531e84b56e31>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type readPrescription_prescription$data = {
  readonly age: number | null | undefined;
  readonly date: string;
  readonly extra: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly fittingHeight: string | null | undefined;
  readonly left: {
    readonly add: string | null | undefined;
    readonly axis: string | null | undefined;
    readonly base: string | null | undefined;
    readonly cyl: string | null | undefined;
    readonly prism: string | null | undefined;
    readonly sph: string | null | undefined;
  };
  readonly lensDesigns: ReadonlyArray<string>;
  readonly materialsAndCoats: ReadonlyArray<string>;
  readonly notes: string | null | undefined;
  readonly pd: string | null | undefined;
  readonly right: {
    readonly add: string | null | undefined;
    readonly axis: string | null | undefined;
    readonly base: string | null | undefined;
    readonly cyl: string | null | undefined;
    readonly prism: string | null | undefined;
    readonly sph: string | null | undefined;
  };
  readonly testDate: string | null | undefined;
  readonly testedBy: string | null | undefined;
  readonly wearTypes: ReadonlyArray<string>;
  readonly " $fragmentType": "readPrescription_prescription";
};
export type readPrescription_prescription$key = {
  readonly " $data"?: readPrescription_prescription$data;
  readonly " $fragmentSpreads": FragmentRefs<"readPrescription_prescription">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readPrescription_prescription"
};

(node as any).hash = "725aaed2d6b52eeaa95b0d903c1d7b8b";

export default node;
