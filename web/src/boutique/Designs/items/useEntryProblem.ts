import { useFormikContext } from 'formik';

/** What is wrong at a place of the form's lists, `areas.0.name`, once it was tried to save them. */
export function useEntryProblem(): (path: string) => string | undefined {
  const { errors, submitCount } = useFormikContext();
  const all: Readonly<Record<string, unknown>> = errors;
  return (path) => {
    const problem = submitCount > 0 ? all[path] : undefined;
    return typeof problem === 'string' ? problem : undefined;
  };
}
