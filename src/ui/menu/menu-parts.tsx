import { Menu } from '@ark-ui/react/menu'
import type { ComponentProps } from 'react'
import { css, cx } from '~/styled-system/css'

/** An item, with `onClick`: its `onSelect` needs a highlight, which may come after the click. */
export function MenuItem({ className, ...rest }: Menu.ItemProps) {
  return <Menu.Item {...rest} className={cx('menu__item', className)} />
}

/** An item that is on or off. */
export function MenuCheckboxItem({ children, ...rest }: Menu.CheckboxItemProps) {
  return (
    <Menu.CheckboxItem {...rest} className="menu__item">
      <Chosen />
      {children}
    </Menu.CheckboxItem>
  )
}

/** An item of which one is chosen, in a `Menu.RadioItemGroup`. */
export function MenuRadioItem({ children, ...rest }: Menu.RadioItemProps) {
  return (
    <Menu.RadioItem {...rest} className="menu__item">
      <Chosen />
      {children}
    </Menu.RadioItem>
  )
}

function Chosen() {
  return (
    <Menu.ItemIndicator className="menu__itemIndicator">
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={css({ boxSize: '4' })}
      >
        <path d="M20 6 9 17l-5-5" />
      </svg>
    </Menu.ItemIndicator>
  )
}

/** The heading of a group of items. */
export function MenuLabel(props: Menu.ItemGroupLabelProps) {
  return <Menu.ItemGroupLabel {...props} className="menu__itemGroupLabel" />
}

export function MenuSeparator() {
  return <Menu.Separator className="menu__separator" />
}

/** The key of an item. */
export function MenuKey(props: ComponentProps<'kbd'>) {
  return <kbd {...props} className="menu__itemCommand" />
}
