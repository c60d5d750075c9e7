import { Tabs as Ark } from '@ark-ui/react/tabs'
import type { ReactNode } from 'react'
import { css, cx } from '~/styled-system/css'

type TabsProps<Value extends string> = {
  /** The accessible name of the tab list. */
  label: string
  tabs: readonly { value: Value; label: ReactNode }[]
  /** The selected tab. The screen stores it, usually in the address. */
  value: Value
  onChange: (value: Value) => void
  /** The content of the open tab. */
  children: ReactNode
}

/** Tabs within a screen. The arrow keys, Home and End move between them. */
export function Tabs<Value extends string>({ label, tabs, value, ...props }: TabsProps<Value>) {
  return (
    <Ark.Root
      className="tabs__root"
      value={value}
      onValueChange={(chosen) => {
        const tab = tabs.find((each) => each.value === chosen.value)
        if (tab) props.onChange(tab.value)
      }}
    >
      <Ark.List aria-label={label} className={cx('tabs__list', wrapping)}>
        {tabs.map((tab) => (
          <Ark.Trigger key={tab.value} value={tab.value} className="tabs__trigger">
            {tab.label}
          </Ark.Trigger>
        ))}
      </Ark.List>
      <Ark.Content value={value} className="tabs__content">
        {props.children}
      </Ark.Content>
    </Ark.Root>
  )
}

const wrapping = css({ flexWrap: 'wrap' })
