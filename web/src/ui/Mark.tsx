import { chakra } from '@chakra-ui/react/styled-system';

interface Props {
  /** menu: 28 px, in the sidebar. login: 44 px, on a phone 28. */
  size?: 'menu' | 'login';
}

/** Galla's logo: a head line above a drawer pull. Decorative; the name is beside it or in the link's label. */
export function Mark({ size = 'menu' }: Props) {
  return (
    <chakra.svg
      viewBox="0 0 100 100"
      boxSize={size === 'menu' ? 'mark.menu' : { base: 'mark.menu', lg: 'mark.login' }}
      flexShrink="0"
      aria-hidden
    >
      <chakra.rect width="100" height="100" rx="18" fill="accent.solid" />
      <chakra.path d="M18 32h64v9H18zM28 49h44a22 20 0 0 1-44 0z" fill="accent.contrast" />
    </chakra.svg>
  );
}
