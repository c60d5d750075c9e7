import { FormattedMessage, useIntl } from 'react-intl'
import { TreeEditor } from '~/kit/tree/tree-editor.tsx'
import { Stack, styled } from '~/styled-system/jsx'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { Loader } from '~/ui/feedback/loader.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { groupingMessages, messages } from './messages.ts'
import { lacksTimezone, levelOf, type Grouping, type Level, type Trees } from './new-enterprise.ts'

// It includes the list of all time zones.
const GroupingForm = lazyPart(
  async () => (await import('./grouping-form.tsx')).GroupingForm,
  ({ onCancel }) => <LoadFailure onClose={onCancel} />,
)

type GroupingsStepProps = {
  enterpriseName: string
  trees: Trees
  onChange: (trees: Trees) => void
}

/** The step for the tree of locations. */
export function GroupingsStep({ enterpriseName, trees, onChange }: GroupingsStepProps) {
  const { structure, groupings } = trees
  const intl = useIntl()
  return (
    <Stack gap="4">
      <styled.p textStyle="sm" color="fg.muted" maxW="prose">
        <FormattedMessage {...groupingMessages.intro} />
      </styled.p>
      <TreeEditor
        label={intl.formatMessage(messages.groupings)}
        root={groupings}
        onChange={(next) => onChange({ structure, groupings: next })}
        createRoot={groupingMessages.createRoot}
        emptyTitle={groupingMessages.none}
        emptyHint={groupingMessages.noneHint}
        details={(grouping) => <GroupingDetails grouping={grouping} structure={structure} />}
        keepBecause={({ children }) =>
          children.length > 0 ? intl.formatMessage(groupingMessages.hasChildren) : null
        }
        form={(props) =>
          structure && (
            <GroupingForm
              {...props}
              fallback={<Loader size="md" />}
              structure={structure}
              groupings={groupings}
              rootName={enterpriseName}
            />
          )
        }
      />
    </Stack>
  )
}

type GroupingDetailsProps = { grouping: Grouping; structure: Level | null }

function GroupingDetails({ grouping, structure }: GroupingDetailsProps) {
  const level = levelOf(structure, grouping)
  return (
    <>
      <span>{level?.name}</span>{' '}
      {level?.requiresTimezone && grouping.timezone && <span>{grouping.timezone}</span>}
      {lacksTimezone(structure, grouping) && (
        <styled.span color="fg.error">
          <FormattedMessage {...groupingMessages.timezoneMissing} />
        </styled.span>
      )}{' '}
      {!grouping.monitoringVisible && (
        <span>
          <FormattedMessage {...groupingMessages.hidden} />
        </span>
      )}
    </>
  )
}
