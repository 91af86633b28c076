import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Download, Trash2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { AttachmentRow_attachment$key } from '../../__generated__/AttachmentRow_attachment.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { ownPath } from '../../app/graph/ownPath.ts';
import type { AttachedFile } from './attachedFile.ts';

interface Props {
  attachment: AttachmentRow_attachment$key;
  onDownload: (file: AttachedFile) => void;
  /** Asks for confirmation to delete; undefined if the user may not. */
  onRemove: ((file: AttachedFile & { id: string }) => void) | undefined;
}

/** A thumbnail with its buttons. */
export function AttachmentRow({ attachment, onDownload, onRemove }: Props) {
  const { id, name, url, thumbnailUrl, addedAt, addedBy } = useFragment(
    graphql`
      fragment AttachmentRow_attachment on DocumentAttachment {
        id
        name
        url
        thumbnailUrl
        addedAt
        addedBy
      }
    `,
    attachment,
  );
  const { dateTimeNear } = useShopClock();
  return (
    <HStack as="li" layerStyle="section" gap="3" py="2">
      <chakra.a
        href={ownPath(url)}
        target="_blank"
        rel="noopener"
        aria-label={formatMessage('attachments.open', { name })}
        boxSize="control"
        flexShrink="0"
        borderRadius="l1"
        overflow="hidden"
        bg="bg.muted"
      >
        <chakra.img src={ownPath(thumbnailUrl)} alt="" loading="lazy" boxSize="full" objectFit="cover" />
      </chakra.a>
      <Box flex="1" minW="0">
        <Box truncate>{name}</Box>
        <Box textStyle="second" color="fg.muted">
          {`${dateTimeNear(addedAt)} · ${addedBy}`}
        </Box>
      </Box>
      <Button
        variant="ghost"
        px="0"
        aria-label={formatMessage('attachments.download', { name })}
        title={formatMessage('attachments.download', { name })}
        onClick={() => onDownload({ name, url })}
      >
        <Download strokeWidth={1.75} aria-hidden />
      </Button>
      {onRemove && (
        <Button
          variant="ghost"
          px="0"
          aria-label={formatMessage('attachments.remove', { name })}
          title={formatMessage('attachments.remove', { name })}
          onClick={() => onRemove({ id, name, url })}
        >
          <Trash2 strokeWidth={1.75} aria-hidden />
        </Button>
      )}
    </HStack>
  );
}
