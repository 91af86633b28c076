import { useLocation } from 'react-router-dom';

/** Where another document opens beside the list that is shown. */
export function useOpenHref(): (id: string) => string {
  const { pathname, search } = useLocation();
  return (id) => {
    const params = new URLSearchParams(search);
    params.set('open', id);
    return `${pathname}?${params.toString()}`;
  };
}
