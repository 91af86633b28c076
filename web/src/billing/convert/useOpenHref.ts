import { useLocation } from 'react-router-dom';

/** Returns the address that opens another document beside the current list. */
export function useOpenHref(): (id: string) => string {
  const { pathname, search } = useLocation();
  return (id) => {
    const params = new URLSearchParams(search);
    params.set('open', id);
    return `${pathname}?${params.toString()}`;
  };
}
