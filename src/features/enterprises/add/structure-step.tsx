import { FormattedMessage, useIntl } from 'react-intl'
import { TreeEditor } from '~/kit/tree/tree-editor.tsx'
import { Stack, styled } from '~/styled-system/jsx'
import { LevelForm } from './level-form.tsx'
import { messages, structureMessages } from './messages.ts'
import { isLevelUsed, withStructure, type Level, type Trees } from './new-enterprise.ts'

type StructureStepProps = { trees: Trees; onChange: (trees: Trees) => void }

/** The step for the tree of levels, for the template that has none. */
export function StructureStep({ trees, onChange }: StructureStepProps) {
  const { structure, groupings } = trees
  const intl = useIntl()
  const keepBecause = (level: Level) => {
    if (isLevelUsed(level, groupings)) return intl.formatMessage(structureMessages.used)
    return level.children.length > 0 ? intl.formatMessage(structureMessages.hasChildren) : null
  }
  return (
    <Stack gap="4">
      <styled.p textStyle="sm" color="fg.muted" maxW="prose">
        <FormattedMessage {...structureMessages.intro} />
      </styled.p>
      <TreeEditor
        label={intl.formatMessage(messages.structure)}
        root={structure}
        onChange={(next) => onChange(withStructure(trees, next))}
        createRoot={structureMessages.createRoot}
        emptyTitle={structureMessages.none}
        emptyHint={structureMessages.noneHint}
        details={levelDetails}
        keepBecause={keepBecause}
        form={(props) => <LevelForm {...props} structure={structure} />}
      />
    </Stack>
  )
}

const levelDetails = ({ requiresTimezone, enableFloorPlan }: Level) => (
  <>
    {requiresTimezone && (
      <span>
        <FormattedMessage {...structureMessages.timezone} />
      </span>
    )}{' '}
    {enableFloorPlan && (
      <span>
        <FormattedMessage {...structureMessages.floorPlan} />
      </span>
    )}
  </>
)
