import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Eye, Pencil, Trash2, type LucideIcon } from 'lucide-react';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { Stock } from '../../Stock.tsx';
import type { ListedVariant } from './listed.ts';

interface Props {
  variant: ListedVariant;
  tracked: boolean;
  /** Undefined if the user may not. */
  onEdit: (() => void) | undefined;
  /** Undefined for products other than lenses. */
  onPowers: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}

interface ActProps {
  icon: LucideIcon;
  says: string;
  /** Code of the variant. */
  sku: string;
  onClick: () => void;
}

const Act = ({ icon: Icon, says, sku, onClick }: ActProps) => (
  <Button variant="plain" size="sm" minH={{ base: 'control.touch', lg: 'control.sm' }} onClick={onClick}>
    <Icon strokeWidth={1.75} aria-hidden />
    {says}
    <Box srOnly>{sku}</Box>
  </Button>
);

/** A variant: code, traits, price, stock and its actions. */
export function VariantRow({ variant, tracked, onEdit, onPowers, onDelete }: Props) {
  const { sku, traits, price, mrp, available } = variant;
  return (
    <Box asChild py="3" borderBottom="1px solid" borderColor="border">
      <li>
        <HStack align="flex-start" gap="4">
          <Box flex="1" minW="0">
            <Box textStyle="rowTitle" wordBreak="break-word">
              {sku}
            </Box>
            {traits !== '' && (
              <Box textStyle="second" color="fg.muted">
                {traits}
              </Box>
            )}
          </Box>
          <Box textAlign="end" flexShrink="0">
            <HStack gap="2" justify="flex-end" fontWeight="semibold">
              {mrp > price && (
                <Box as="s" color="fg.subtle" fontWeight="normal">
                  <Box srOnly>{formatMessage('optical.mrp')}</Box>
                  <MoneyText amount={mrp} />
                </Box>
              )}
              <MoneyText amount={price} />
            </HStack>
            <Box textStyle="second">
              <Stock tracked={tracked} available={available} />
            </Box>
          </Box>
        </HStack>
        <HStack gap="1" ms="-2" mt="1" wrap="wrap">
          {onEdit && <Act icon={Pencil} says={formatMessage('optical.edit')} sku={sku} onClick={onEdit} />}
          {onPowers && (
            <Act icon={Eye} says={formatMessage('optical.showPowers')} sku={sku} onClick={onPowers} />
          )}
          {onDelete && (
            <Act icon={Trash2} says={formatMessage('optical.delete')} sku={sku} onClick={onDelete} />
          )}
        </HStack>
      </li>
    </Box>
  );
}
