import { useFormikContext } from 'formik';

/** Returns the problem at a path such as `areas.0.name`, once a submit was attempted. */
export function useEntryProblem(): (path: string) => string | undefined {
  const { errors, submitCount } = useFormikContext();
  const all: Readonly<Record<string, unknown>> = errors;
  return (path) => {
    const problem = submitCount > 0 ? all[path] : undefined;
    return typeof problem === 'string' ? problem : undefined;
  };
}
