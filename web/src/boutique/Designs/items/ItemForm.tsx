import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Drawer } from '@chakra-ui/react/drawer';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ItemForm_garment$key } from '../../../__generated__/ItemForm_garment.graphql.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import { toast } from '../../../app/toast/toast.ts';
import { useDraft } from '../../../local/useDraft.ts';
import { FormStatus } from '../../../record/FormStatus.tsx';
import { RecordForm } from '../../../record/RecordForm.tsx';
import { checkItem, isItemEntries, itemInput, NEW, type ItemEntries } from './entries.ts';
import { ItemFields } from './ItemFields.tsx';
import { useSaveItem } from './useWriteItems.ts';

interface Props {
  /** Undefined for a new item. */
  garment?: ItemForm_garment$key;
  /** The item was saved, or the edit was cancelled. */
  onEnd: () => void;
}

/** Changing this parameter leaves the form. */
const PARAMS = ['items'];

/** Name, position, price, design areas and measurement points of an item. The input survives a closed tab. */
export function ItemForm({ garment: key, onEnd }: Props) {
  const garment = useFragment<ItemForm_garment$key>(
    graphql`
      fragment ItemForm_garment on Garment @throwOnFieldError {
        id
        name
        position
        price
        areas {
          id
          name
          kind
          options {
            __typename
          }
        }
        measurementPoints {
          id
          name
          price
          image
        }
        version
      }
    `,
    key ?? null,
  );
  const own = garment?.areas.filter(({ kind }) => kind !== 'ADD_ONS') ?? [];
  const stored: ItemEntries = garment
    ? {
        name: garment.name,
        position: String(garment.position),
        price: paiseOf(garment.price),
        areas: own.map(({ id, name }) => ({ key: id, area: id, name })),
        measurementPoints: garment.measurementPoints.map(({ id, name, price, image }) => ({
          key: id,
          point: id,
          name,
          price: paiseOf(price),
          image: image ?? null,
          picture: null,
        })),
      }
    : NEW;
  const draft = useDraft(`item-${garment?.id ?? 'new'}`, isItemEntries);
  const { add, edit, busy } = useSaveItem();
  const [sending, setSending] = useState(0);
  const filled = own.filter(({ options }) => options.length > 0);
  return (
    <RecordForm<ItemEntries, Awaited<ReturnType<typeof add | typeof edit>>>
      stored={stored}
      draft={draft}
      params={PARAMS}
      check={checkItem}
      save={(values, saveKey) => {
        const input = { key: saveKey, ...itemInput(values) };
        return garment
          ? edit({ ...input, garment: garment.id, expectedVersion: garment.version })
          : add(input);
      }}
      onSaved={() => {
        toast.success(formatMessage('designs.garmentSaved'));
        onEnd();
      }}
      renderFrame={(content, { handleSubmit }) => (
        <chakra.form noValidate display="contents" onSubmit={handleSubmit}>
          {content}
        </chakra.form>
      )}
    >
      {({ values }) => (
        <>
          <Drawer.Body display="flex" flexDirection="column" gap="4" pb="5">
            <ItemFields
              lost={filled
                .filter(({ id }) => !values.areas.some(({ area }) => area === id))
                .map(({ name }) => name)}
              onSending={(more) => setSending((before) => before + more)}
            />
          </Drawer.Body>
          <Drawer.Footer flexWrap="wrap">
            <FormStatus flex="1 1 100%" />
            <Button variant="outline" disabled={busy} onClick={onEnd}>
              {formatMessage('shell.cancel')}
            </Button>
            <Button
              type="submit"
              loading={busy}
              loadingText={formatMessage('shell.saving')}
              disabled={sending > 0}
              flex={{ base: '1', md: 'none' }}
            >
              {formatMessage('shell.save')}
            </Button>
          </Drawer.Footer>
        </>
      )}
    </RecordForm>
  );
}
