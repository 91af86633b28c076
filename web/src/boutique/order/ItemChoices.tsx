import { formatRupees, formatMessage, type Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, readInlineData } from 'relay-runtime';
import type { ItemChoices_design$key } from '../../__generated__/ItemChoices_design.graphql.ts';
import type { ItemChoices_fabric$key } from '../../__generated__/ItemChoices_fabric.graphql.ts';
import type { ItemChoices_pattern$key } from '../../__generated__/ItemChoices_pattern.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';

interface Props {
  /** Name of the garment. */
  name: string;
  /** Price per piece, as the graph returns it. */
  unitPrice: string;
  designs: readonly ItemChoices_design$key[];
  addOns: readonly ItemChoices_design$key[];
  fabrics: readonly ItemChoices_fabric$key[];
  patterns: readonly ItemChoices_pattern$key[];
}

const readDesign = (key: ItemChoices_design$key) =>
  readInlineData(
    graphql`
      fragment ItemChoices_design on OrderedDesign @inline {
        area
        name
        price
      }
    `,
    key,
  );

const readFabric = (key: ItemChoices_fabric$key) =>
  readInlineData(
    graphql`
      fragment ItemChoices_fabric on OrderedFabric @inline {
        name
        unit
        quantity
        price: amount
      }
    `,
    key,
  );

const readPattern = (key: ItemChoices_pattern$key) =>
  readInlineData(
    graphql`
      fragment ItemChoices_pattern on OrderedPattern @inline {
        name
        price
        stagePrices {
          stage
          amount
        }
      }
    `,
    key,
  );

/** The price per piece, part by part; the garment's own price is the remainder. */
export function ItemChoices({ name, unitPrice, ...chosen }: Props) {
  const designs = chosen.designs.map(readDesign);
  const addOns = chosen.addOns.map(readDesign);
  const patterns = chosen.patterns.map(readPattern);
  const fabrics = chosen.fabrics.map(readFabric);
  const parts = [...designs, ...addOns, ...patterns, ...fabrics].reduce(
    (sum, { price }) => sum + paiseOf(price),
    0,
  );
  return (
    <dl>
      <Line label={name} amount={paiseOf(unitPrice) - parts} />
      {designs.map((design) => (
        <Line
          key={`${design.area} ${design.name}`}
          label={formatMessage('orderDetails.designLine', { area: design.area, name: design.name })}
          amount={paiseOf(design.price)}
        />
      ))}
      {patterns.map((pattern) => (
        <Line
          key={pattern.name}
          label={formatMessage('orderDetails.patternLine', { name: pattern.name })}
          amount={paiseOf(pattern.price)}
          second={stagesText(pattern.stagePrices)}
        />
      ))}
      {addOns.map((addOn) => (
        <Line key={addOn.name} label={addOn.name} amount={paiseOf(addOn.price)} />
      ))}
      {fabrics.map((fabric) => (
        <Line
          key={`${fabric.name} ${fabric.quantity}`}
          label={formatMessage('fabric.of', {
            name: fabric.name,
            quantity: fabric.quantity,
            unit: fabric.unit,
          })}
          amount={paiseOf(fabric.price)}
        />
      ))}
      <Line label={formatMessage('orderDetails.each')} amount={paiseOf(unitPrice)} sum />
    </dl>
  );
}

/** "of which Embroidery ₹220.00, Finishing ₹40.00"; '' if no stage has a price. */
function stagesText(prices: readonly { readonly stage: string; readonly amount: string }[]): string {
  if (prices.length === 0) return '';
  const named = prices.map(({ stage, amount }) => `${stage} ${formatRupees(paiseOf(amount))}`);
  return formatMessage('orderDetails.ofIt', { prices: named.join(', ') });
}

interface LineProps {
  label: string;
  amount: Paise;
  second?: string;
  sum?: boolean;
}

function Line({ label, amount, second = '', sum = false }: LineProps) {
  return (
    <Box
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) auto"
      columnGap="3"
      py="0.5"
      {...(sum && { borderTop: '1px solid', borderColor: 'border', mt: '1', fontWeight: 'semibold' })}
    >
      <Box asChild {...(!sum && { color: 'fg.muted' })} overflowWrap="anywhere">
        <dt>{label}</dt>
      </Box>
      <dd>
        <MoneyText amount={amount} />
      </dd>
      {second !== '' && (
        <Box asChild textStyle="second" color="fg.subtle" gridColumn="1 / -1">
          <dd>{second}</dd>
        </Box>
      )}
    </Box>
  );
}
