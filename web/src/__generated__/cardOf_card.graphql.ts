/**
 * @generated SignedSource<<4312632ba3f5b436bf336b428525724f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type LengthUnit = "CM" | "INCH" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type cardOf_card$data = {
  readonly addOns: ReadonlyArray<string>;
  readonly alters: {
    readonly cause: string | null | undefined;
    readonly orderNumber: string;
    readonly sewnBy: ReadonlyArray<{
      readonly employeeName: string;
      readonly stage: string;
    }>;
  } | null | undefined;
  readonly cloth: {
    readonly description: string | null | undefined;
    readonly metres: string;
  } | null | undefined;
  readonly deliveryDate: string;
  readonly designs: ReadonlyArray<string>;
  readonly fabrics: ReadonlyArray<{
    readonly name: string;
    readonly quantity: string;
    readonly unit: string;
  }>;
  readonly itemName: string;
  readonly measurements: {
    readonly custom: ReadonlyArray<{
      readonly name: string;
      readonly value: string;
    }>;
    readonly instructions: string | null | undefined;
    readonly text: string | null | undefined;
    readonly unit: LengthUnit;
    readonly values: ReadonlyArray<{
      readonly name: string;
      readonly value: string;
    }>;
  } | null | undefined;
  readonly note: string | null | undefined;
  readonly number: number;
  readonly of: number;
  readonly orderNumber: string;
  readonly patterns: ReadonlyArray<string>;
  readonly stages: ReadonlyArray<{
    readonly employeeName: string | null | undefined;
    readonly name: string;
  }>;
  readonly toWhom: string | null | undefined;
  readonly trialDate: string | null | undefined;
  readonly urgent: boolean;
  readonly url: string;
  readonly " $fragmentType": "cardOf_card";
};
export type cardOf_card$key = {
  readonly " $data"?: cardOf_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"cardOf_card">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "cardOf_card"
};

(node as any).hash = "112b469d17f1343f4167e07b8bdeb49c";

export default node;
