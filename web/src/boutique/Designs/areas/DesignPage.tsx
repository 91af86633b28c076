import { formatMessage } from '@galla/domain';
import { useState, type ReactNode } from 'react';
import { newKey } from '../../../app/key.ts';
import { UnsavedGuard } from '../../../app/router/UnsavedGuard.tsx';
import { PageContent } from '../../../ui/Page.tsx';
import { DeletePattern } from '../../garments/DeletePattern.tsx';
import type { StageChoice } from '../../stagePrices/amounts.ts';
import { DesignFoot } from '../DesignFoot.tsx';
import type { ShownOption } from '../draft/shown.ts';
import type { StoredArea } from '../draft/stored.ts';
import type { Rights } from '../rights.ts';
import { useDesign } from '../useDesign.ts';
import { useOptionOrder } from '../useOptionOrder.ts';
import { useSaveDesign } from '../useSaveDesign.ts';
import { useDeleteOption } from '../writes/useDeleteOption.ts';
import { AreaSection } from './AreaSection.tsx';

interface Props {
  /** Global id. */
  garment: string;
  stored: readonly StoredArea[];
  head: ReactNode;
  /** Shown instead of the areas if there are none. */
  empty: ReactNode;
  stages: readonly StageChoice[];
  rights: Rights;
  /** Another user has changed the designs, so they must be refetched. */
  onStale: () => void;
}

/** This URL parameter selects another item. */
const PARAMS = ['item'];

/**
 * The areas of an item with their options. They are edited in place and saved by the button in the footer.
 */
export function DesignPage({ garment, stored, head, empty, stages, rights, onStale }: Props) {
  const design = useDesign(garment, stored);
  const order = useOptionOrder({ garment, stored, onStale, onOrder: design.setOrder });
  const save = useSaveDesign({ garment, stored, design, onAdded: order.placeAdded, onStale });
  const remove = useDeleteOption();
  const [asked, setAsked] = useState<ShownOption>();
  const added = design.draft.added.length;
  const version = stored.flatMap(({ options }) => options).find(({ id }) => id === asked?.id)?.version;
  const held = (): string | undefined => {
    if (design.sending) return formatMessage('designScreen.saveWaits');
    return design.changed ? undefined : formatMessage('designScreen.nothingChanged');
  };
  return (
    <PageContent
      foot={
        (rights.add || rights.edit) && (
          <DesignFoot
            added={added}
            changed={design.changed}
            busy={save.busy}
            checking={save.checking}
            held={held()}
            onSaveNew={save.saveNew}
            onUpdate={save.update}
          />
        )
      }
    >
      {head}
      {stored.length === 0 && empty}
      {design.areas.map((area) => (
        <AreaSection
          key={area.id}
          area={area}
          design={design}
          stages={stages}
          rights={rights}
          ordering={order.busy}
          onOrder={(ids) => order.save(area, ids)}
          onDelete={(option) => (option.isNew ? design.remove(option.id) : setAsked(option))}
        />
      ))}
      <DeletePattern
        name={asked?.name}
        busy={remove.busy}
        write={() =>
          remove.write({ key: newKey(), option: asked?.id ?? '', expectedVersion: version ?? null })
        }
        onSaved={() => asked && design.remove(asked.id)}
        onEnd={() => setAsked(undefined)}
      />
      <UnsavedGuard when={design.changed} params={PARAMS} onLeave={design.drop} />
    </PageContent>
  );
}
