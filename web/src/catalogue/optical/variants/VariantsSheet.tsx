import { formatMessage } from '@galla/domain';
import { Part } from '../../../ui/Part.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { MatrixView } from '../matrix/MatrixView.tsx';
import { PowersView } from '../powers/PowersView.tsx';
import { useOpticalPlace } from '../useOpticalPlace.ts';
import { VariantEditor } from './VariantEditor.tsx';
import { VariantList } from './VariantList.tsx';
import { VariantsHead } from './VariantsHead.tsx';

interface Props {
  /** Global id of the product; undefined while the sheet is closed. */
  product: string | undefined;
  /** The sheet was closed; the product's data in the list may have changed. */
  onClose: () => void;
}

/**
 * The variants of a product: the list, the form of one, the stock of a lens by power, or its powers (spec 3
 * §2.9).
 */
export function VariantsSheet({ product, onClose }: Props) {
  const { place, leave } = useOpticalPlace();
  const close = (): void => {
    leave();
    onClose();
  };
  return (
    <Sheet
      open={product !== undefined}
      onOpen={(open) => !open && close()}
      size={place.matrix === '' ? 'lg' : 'xl'}
    >
      {product !== undefined && <Opened product={product} />}
    </Sheet>
  );
}

function Opened({ product }: { product: string }) {
  const { place, go } = useOpticalPlace();
  const back = (): void => go({});
  if (place.variant !== '') return <VariantEditor product={product} variant={place.variant} onBack={back} />;
  return (
    <Part
      title={formatMessage('catalogue.variantsFailed')}
      skeleton={
        <VariantsHead title={formatMessage('optical.variants')}>
          <SkeletonRows rows={5} />
        </VariantsHead>
      }
    >
      {(attempt) =>
        place.matrix !== '' ? (
          <MatrixView
            product={product}
            variant={place.matrix}
            attempt={attempt}
            onSort={(matrix) => go({ matrix })}
            onBack={back}
          />
        ) : place.powers === '' ? (
          <VariantList product={product} attempt={attempt} onOpen={go} />
        ) : (
          <PowersView product={product} variant={place.powers} attempt={attempt} onBack={back} />
        )
      }
    </Part>
  );
}
