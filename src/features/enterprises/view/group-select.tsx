import { chakra } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import type { DeviceGroup } from '~/api/generated/model/index.ts'
import { Select } from '~/components/form/select.tsx'
import { messages } from './messages.ts'

type GroupSelectProps = {
  groups: readonly DeviceGroup[]
  group: DeviceGroup
  onChange: (groupId: number) => void
}

/** Selects the level of the business structure whose devices are counted. */
export function GroupSelect({ groups, group, onChange }: GroupSelectProps) {
  return (
    <chakra.label display="flex" flexWrap="wrap" alignItems="center" gap="2" textStyle="sm">
      <FormattedMessage {...messages.group} />
      <Select
        size="sm"
        width="48"
        bg="bg.panel"
        value={group.id}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {groups.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </chakra.label>
  )
}
