/**
 * @generated SignedSource<<47dd408cc19d1ae6c5fa65b841eba40a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type appointments_appointment$data = {
  readonly customerStatus: string | null | undefined;
  readonly doneAt: string | null | undefined;
  readonly employee: {
    readonly fullName: string;
    readonly id: string;
  } | null | undefined;
  readonly endsAt: string;
  readonly fields: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly id: string;
  readonly isImportant: boolean;
  readonly lookingFor: string;
  readonly mobile: string | null | undefined;
  readonly name: string | null | undefined;
  readonly startsAt: string;
  readonly " $fragmentType": "appointments_appointment";
};
export type appointments_appointment$key = {
  readonly " $data"?: appointments_appointment$data;
  readonly " $fragmentSpreads": FragmentRefs<"appointments_appointment">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "appointments_appointment"
};

(node as any).hash = "c29638c4d576e3e8f3ef3350f65506aa";

export default node;
