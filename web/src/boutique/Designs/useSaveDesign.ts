import { formatMessage, type MessageKey } from '@galla/domain';
import { isSavedBefore, type NotSaved } from '../../app/graph/refusal.ts';
import { useSaveKey } from '../../app/graph/useSaveKey.ts';
import { toast } from '../../app/toast/toast.ts';
import { problemsIn } from './draft/check.ts';
import { areaChanges, newOptions } from './draft/inputs.ts';
import { refusedOptions } from './draft/refused.ts';
import { settledPrice } from './draft/settle.ts';
import type { ShownArea, ShownOption } from './draft/shown.ts';
import type { StoredArea } from './draft/stored.ts';
import type { Design } from './useDesign.ts';
import { useCreateOptions } from './writes/useCreateOptions.ts';
import { useUpdateDesigns } from './writes/useUpdateDesigns.ts';

interface SaveDesign {
  saveNew: () => void;
  update: () => void;
  busy: boolean;
  checking: boolean;
}

interface Options {
  garment: string;
  stored: readonly StoredArea[];
  design: Design;
  /** New options were saved: areas where they stand among stored ones need their order saved. */
  onAdded: (areas: readonly ShownArea[], ids: Readonly<Record<string, string>>) => void;
  /** Another user has changed the designs, so they must be refetched. */
  onStale: () => void;
}

const toastSaved = (resets: readonly { readonly message: string }[], done: string): void => {
  const [reset] = resets;
  if (reset) toast.info(reset.message);
  else toast.success(done);
};

/** Saves the designs: first new options, then changes of stored ones (spec 3 §2.5). */
export function useSaveDesign({ garment, stored, design, onAdded, onStale }: Options): SaveDesign {
  const create = useCreateOptions();
  const change = useUpdateDesigns();
  const { key, renewAfter } = useSaveKey();

  /** Whether these options can be sent; if not, their problems are shown. */
  const areRight = (options: readonly ShownOption[], namesMissing: MessageKey): boolean => {
    const problems = problemsIn(options);
    design.onProblems(problems);
    if (Object.keys(problems).length > 0) {
      const isNameless = options.some(({ name }) => name.trim() === '');
      const [first = {}] = Object.values(problems);
      toast.error(isNameless ? formatMessage(namesMissing) : (Object.values(first)[0] ?? ''));
      return false;
    }
    const reset = options.filter((option) => settledPrice(option) !== undefined);
    for (const option of reset) design.reset(option.id, settledPrice(option));
    return reset.length === 0;
  };
  const refuse = (outcome: NotSaved, ids: ReadonlyMap<string, string>): void => {
    if (outcome.kind === 'problems') {
      const { at, rest } = refusedOptions(outcome.problems, ids);
      design.onProblems(at);
      toast.error(rest.length > 0 ? rest.join(' ') : outcome.message);
      return;
    }
    toast.error(outcome.message);
    if (outcome.kind === 'changed' || isSavedBefore(outcome)) onStale();
  };

  const saveNew = async (): Promise<void> => {
    const sent = newOptions(design.areas);
    const shown = sent.map(({ option }) => option);
    if (!areRight(shown, 'designScreen.newNamesMissing')) return;
    const outcome = await create.write({ key, options: sent.map(({ input }) => input) });
    renewAfter(outcome);
    if (outcome.kind !== 'saved')
      return refuse(outcome, new Map(shown.map(({ id }, place) => [`options.${place}`, id])));
    const { options, resets } = outcome.saved;
    const ids = Object.fromEntries(shown.map(({ id }, place) => [id, options[place]?.id ?? id]));
    design.added(ids);
    toastSaved(resets, formatMessage('designs.added'));
    onAdded(design.areas, ids);
  };
  const update = async (): Promise<void> => {
    const saved = design.areas.flatMap(({ options }) => options.filter(({ isNew }) => !isNew));
    if (!areRight(saved, 'designScreen.namesMissing')) return;
    const areas = areaChanges(stored, design.draft);
    const outcome = await change.write({ key, garment, areas });
    renewAfter(outcome);
    if (outcome.kind !== 'saved')
      return refuse(
        outcome,
        new Map(
          areas.flatMap(({ options }, area) =>
            options.map(({ option }, place) => [`areas.${area}.options.${place}`, option] as const),
          ),
        ),
      );
    design.updated();
    toastSaved(outcome.saved.resets, formatMessage('designs.updated'));
  };
  return {
    saveNew: () => void saveNew(),
    update: () => void update(),
    busy: create.busy || change.busy,
    checking: create.checking || change.checking,
  };
}
