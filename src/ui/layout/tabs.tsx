import { Tabs as Chakra } from '@chakra-ui/react'
import { tabsSlotRecipe } from '@chakra-ui/react/theme'
import type { ReactNode } from 'react'

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
    <Chakra.Root
      recipe={tabsSlotRecipe}
      value={value}
      onValueChange={(chosen) => {
        const tab = tabs.find((each) => each.value === chosen.value)
        if (tab) props.onChange(tab.value)
      }}
    >
      <Chakra.List aria-label={label} flexWrap="wrap">
        {tabs.map((tab) => (
          <Chakra.Trigger key={tab.value} value={tab.value}>
            {tab.label}
          </Chakra.Trigger>
        ))}
      </Chakra.List>
      <Chakra.Content value={value}>{props.children}</Chakra.Content>
    </Chakra.Root>
  )
}
