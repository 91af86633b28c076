import { type FormField, percentText, formatMessage } from '@galla/domain';
import type { BasisPoints } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Fragment } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ItemFields_form$key } from '../../__generated__/ItemFields_form.graphql.ts';
import { DynamicFields } from '../../ui/form/DynamicFields.tsx';
import { type Entries, textOf } from '../../ui/form/entries.ts';
import { useDynamicForm } from '../../ui/form/useDynamicForm.ts';
import { ImageField } from '../images/ImageField.tsx';
import type { Picture } from '../images/usePicture.ts';
import { BARCODE_ASIDE } from '../OwnBarcode.tsx';
import { enteredTax } from '../optical/newProduct/enteredTax.ts';
import { MrpWarning } from '../optical/variants/MrpWarning.tsx';
import { StockFact } from '../stock/StockFact.tsx';
import { GstRate } from './GstRate.tsx';
import { groupsOf, isWide } from './groups.ts';
import type { EditedItem } from './editedItem.ts';
import { hiddenFields, QUANTITY } from './itemEntries.ts';

interface Props {
  form: ItemFields_form$key;
  entries: Entries;
  picture: Picture;
  imageError: string | undefined;
  /** The stored item; undefined for a new one. */
  item: EditedItem | undefined;
  /** The GST rate of the settings, for items without their own. */
  shopRate: BasisPoints;
}

/**
 * The fields of an item in groups, with short ones two to a row. Fields that do not apply to the other values
 * are left out.
 */
export function ItemFields({ form, entries, picture, item, imageError, shopRate }: Props) {
  const data = useFragment(
    graphql`
      fragment ItemFields_form on Form {
        ...DynamicFields_form
        ...useDynamicForm_form
      }
    `,
    form,
  );
  const { fields } = useDynamicForm(data);
  const draw = (field: FormField) => {
    if (field.name === 'image')
      return (
        <ImageField
          picture={picture}
          current={item?.thumbnail ?? null}
          label={field.label}
          error={imageError}
        />
      );
    if (field.name === 'gst_percentage')
      return <GstRate label={field.label} required={field.required} disabled={field.access} />;
    if (field.name === QUANTITY && item !== undefined) {
      const stored = item.values.find(({ name }) => name === QUANTITY)?.value ?? '';
      return (
        <StockFact label={field.label} product={item.id} stock={stored} unit={textOf(entries, 'unit')} />
      );
    }
    return <DynamicFields form={data} only={[field.name]} asides={BARCODE_ASIDE} />;
  };
  return groupsOf(fields, hiddenFields(entries)).map(({ title, names }) => (
    <Box key={title} asChild border="0" p="0" m="0" minW="0">
      <fieldset>
        <Box asChild textStyle="section" mb="3">
          <legend>{formatMessage(title)}</legend>
        </Box>
        <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4" alignItems="start">
          {fields
            .filter(({ name }) => names.includes(name))
            .toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name))
            .map((field) => (
              <Fragment key={field.name}>
                <Box minW="0" gridColumn={isWide(field) ? '1 / -1' : undefined}>
                  {draw(field)}
                  {field.name === 'gst_from_setting' && entries['gst_from_setting'] === 'Yes' && (
                    <Box mt="1" textStyle="second" color="fg.muted">
                      {formatMessage('itemForm.shopRate', { percent: percentText(shopRate) })}
                    </Box>
                  )}
                </Box>
                {field.name === 'mrp' && (
                  <MrpWarning
                    entries={entries}
                    asked={['price', 'offer']}
                    tax={enteredTax(entries, shopRate)}
                  />
                )}
              </Fragment>
            ))}
        </Box>
      </fieldset>
    </Box>
  ));
}
