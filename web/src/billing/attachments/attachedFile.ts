import { graphql, readInlineData } from 'relay-runtime';
import type { attachedFile_attachment$key } from '../../__generated__/attachedFile_attachment.graphql.ts';

/** A downloadable picture. */
export interface AttachedFile {
  name: string;
  url: string;
}

/** Reads the data for downloading an attachment. */
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
