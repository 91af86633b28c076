import type { Context } from '../context.ts';
import { dbIdOf } from '../relay/ids.ts';
import type { PatternImageInput } from '../types.generated.ts';
import { writingDesigns } from './writeDesigns.ts';

/** Creates the resolver for a write of patterns. */
export const writingPatterns = <Input, Success>(run: (input: Input, context: Context) => Promise<Success>) =>
  writingDesigns(run, { id: 'pattern', image: 'images' });

/** Pictures as the wire takes them: uploads by id, kept ones by address. */
export const imagesIn = (images: readonly PatternImageInput[] | null | undefined) =>
  images?.map(({ upload, image }) => (upload == null ? (image ?? '') : dbIdOf('Upload', upload)));

/** A garment with its current patterns. */
export function garmentNow({ loaders }: Context, id: string) {
  loaders.wholeGarments.forget(id);
  return loaders.wholeGarments.loadNonNull(id);
}
