/**
 * @generated SignedSource<<41e874ae38781df200023384f83d06d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AttachmentsPart_document$data = {
  readonly attachments: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"AttachmentRow_attachment" | "attachedFile_attachment">;
  }> | null | undefined;
  readonly id: string;
  readonly viewerCanAttach: boolean;
  readonly " $fragmentType": "AttachmentsPart_document";
};
export type AttachmentsPart_document$key = {
  readonly " $data"?: AttachmentsPart_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttachmentsPart_document">;
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
  "name": "AttachmentsPart_document",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanAttach",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "DocumentAttachment",
        "kind": "LinkedField",
        "name": "attachments",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AttachmentRow_attachment"
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "attachedFile_attachment",
            "selections": [
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
                "name": "url",
                "storageKey": null
              }
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Document",
  "abstractKey": null
};
})();

(node as any).hash = "d16ded9f9dde54d551f164ee862501d0";

export default node;
