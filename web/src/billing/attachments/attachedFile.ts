import { graphql, readInlineData } from 'relay-runtime';
import type { attachedFile_attachment$key } from '../../__generated__/attachedFile_attachment.graphql.ts';

/** A picture as it is downloaded. */
export interface AttachedFile {
  name: string;
  url: string;
}

/** What a download needs of an attachment. */
export function readAttachedFile(attachment: attachedFile_attachment$key): AttachedFile {
  const { name, url } = readInlineData(
    graphql`
      fragment attachedFile_attachment on DocumentAttachment @inline {
        name
        url
      }
    `,
    attachment,
  );
  return { name, url };
}
