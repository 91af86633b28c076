import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Switch } from '@chakra-ui/react/switch';
import { useField } from 'formik';
import { useId } from 'react';

/** When the shop enters its first GSTIN: whether discounts are deducted before tax, as on GST invoices. */
export function DiscountSwitch() {
  const [{ value }, , { setValue }] = useField<boolean>('companyDiscountBeforeTax');
  const hint = useId();
  return (
    <Switch.Root
      checked={value}
      onCheckedChange={(details) => void setValue(details.checked)}
      display="flex"
      w="full"
      justifyContent="space-between"
      gap="4"
    >
      <Switch.HiddenInput aria-describedby={hint} />
      <Box minW="0">
        <Switch.Label textStyle="rowTitle">{formatMessage('profile.discountBeforeTax')}</Switch.Label>
        <Box id={hint} textStyle="second" color="fg.subtle">
          {formatMessage('profile.discountBeforeTaxHint')}
        </Box>
      </Box>
      <Switch.Control />
    </Switch.Root>
  );
}
