import { useState } from 'react'
import { Input } from '~/kit/form/input.tsx'
import { Select } from '~/kit/form/select.tsx'
import { css } from '~/styled-system/css'
import { Flex } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import type { Preferences } from './preferences.ts'
import { commonPresets, useOwnPresets } from './presets.ts'

type PresetListProps = {
  preferences: Preferences
  onChoose: (preferences: Preferences) => void
}

/** Sets many preferences at once, and keeps the current ones under a name. */
export function PresetList({ preferences, onChoose }: PresetListProps) {
  const { presets, save, remove } = useOwnPresets()
  const [name, setName] = useState('')
  const all = [...presets, ...commonPresets]
  const isOwn = presets.some((preset) => preset.name === name.trim())
  return (
    <Flex wrap="wrap" gap="2" align="center">
      <Select
        size="xs"
        className={css({ width: '40' })}
        aria-label="Preset"
        value=""
        onChange={({ target }) => {
          const chosen = all.find((preset) => preset.name === target.value)
          if (chosen) onChoose(chosen.preferences)
        }}
      >
        <option value="">preset</option>
        {all.map((preset) => (
          <option key={preset.name}>{preset.name}</option>
        ))}
      </Select>
      <Input
        className={css({ width: '40' })}
        size="xs"
        aria-label="Name of the preset"
        placeholder="own preset"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button
        size="xs"
        variant="outline"
        disabled={name.trim() === '' || Object.keys(preferences).length === 0}
        onClick={() => void save({ name: name.trim(), preferences })}
      >
        Keep overrides
      </Button>
      {isOwn && (
        <Button size="xs" variant="ghost" onClick={() => void remove(name.trim())}>
          Forget
        </Button>
      )}
    </Flex>
  )
}
