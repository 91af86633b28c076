import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { graphql, useFragment } from 'react-relay';
import type { PictureForm_item$key } from '../../__generated__/PictureForm_item.graphql.ts';
import { useSaveKey } from '../../app/graph/useSaveKey.ts';
import { UnsavedGuard } from '../../app/router/UnsavedGuard.tsx';
import { toast } from '../../app/toast/toast.ts';
import { ImageField } from './ImageField.tsx';
import { usePicture } from './usePicture.ts';
import { useUpdateItemImage } from './useUpdateItemImage.ts';

interface Props {
  item: PictureForm_item$key;
  /** URL parameters that open this form; changing one leaves it. */
  params?: readonly string[];
  onSaved?: () => void;
}

/** The picture of an item on its own: choosing or removing takes effect on save. */
export function PictureForm({ item, params, onSaved }: Props) {
  const { __typename, id, title, thumbnail, viewerCanEdit } = useFragment(
    graphql`
      fragment PictureForm_item on CatalogueItem {
        __typename
        id
        title
        thumbnail
        viewerCanEdit
      }
    `,
    item,
  );
  const { key, renewAfter } = useSaveKey();
  const [problem, setProblem] = useState<string>();
  const picture = usePicture(__typename === 'Service' ? 'service' : 'product');
  const { write, busy } = useUpdateItemImage();
  const { change } = picture;
  const changed = change.kind !== 'kept' || picture.busy;

  const save = async (): Promise<void> => {
    setProblem(undefined);
    const outcome = await write({ key, item: id, values: [], ...picture.input });
    renewAfter(outcome);
    if (outcome.kind !== 'saved') return setProblem(outcome.message);
    // Synchronously, so that UnsavedGuard is released before the screen navigates.
    flushSync(() => picture.reset());
    toast.success(formatMessage('catalogueImage.saved', { name: title }));
    onSaved?.();
  };
  return (
    <Box maxW="reading" display="flex" flexDirection="column" gap="4">
      <Box textStyle="person">{title}</Box>
      <ImageField
        picture={picture}
        current={thumbnail ?? null}
        disabled={!viewerCanEdit || busy}
        error={problem}
      />
      {viewerCanEdit ? (
        <Box>
          <Button disabled={!changed || picture.busy} loading={busy} onClick={() => void save()}>
            {formatMessage('catalogueImage.save')}
          </Button>
        </Box>
      ) : (
        <Box color="fg.muted">{formatMessage('catalogueImage.denied')}</Box>
      )}
      <UnsavedGuard when={changed} {...(params !== undefined && { params })} />
    </Box>
  );
}
