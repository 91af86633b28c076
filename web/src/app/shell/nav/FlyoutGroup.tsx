import { chakra } from '@chakra-ui/react/styled-system';
import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Tip } from '../../../ui/Tip.tsx';
import { entry } from './entry.ts';
import type { NavPart } from './navParts.ts';

interface Props {
  part: NavPart;
  /** Slug of the current screen's entry. */
  current: string | undefined;
}

const Trigger = chakra('button', { base: entry });

/** A group on the rail: one icon that opens a flyout with its entries. */
export function FlyoutGroup({ part: { name, icon: Icon, items }, current }: Props) {
  const id = useId();
  const within = items.some(({ slug }) => slug === current);
  return (
    <Menu.Root
      ids={{ trigger: id }}
      positioning={{ placement: 'right-start', offset: { mainAxis: 8 } }}
      lazyMount
      unmountOnExit
    >
      <Tip text={name} triggerId={id}>
        <Menu.Trigger asChild>
          <Trigger type="button" data-rail="" aria-label={name} {...(within && { 'data-within': '' })}>
            <Icon strokeWidth={1.75} aria-hidden />
          </Trigger>
        </Menu.Trigger>
      </Tip>
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={name}>
            <Menu.ItemGroup>
              <Menu.ItemGroupLabel>{name}</Menu.ItemGroupLabel>
              {items.map(({ slug, path, icon: ItemIcon, label }) => (
                <Menu.Item key={slug} value={slug} asChild>
                  <Link to={path} {...(slug === current && { 'aria-current': 'page' })}>
                    <ItemIcon strokeWidth={1.75} aria-hidden />
                    {label}
                  </Link>
                </Menu.Item>
              ))}
            </Menu.ItemGroup>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
