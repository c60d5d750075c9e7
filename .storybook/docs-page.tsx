import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Subheading,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks'
import { Fragment, use } from 'react'
import { whenToUse } from './when-to-use.ts'

// The toolbar shows these variants of every story.
const variant = /\b(?:Dark|Phone|Tablet|Right To Left)\b/

/** The page of a component: when to use it, its controls and its states. */
export function DocsPage() {
  const stories = use(DocsContext).componentStories()
  const [first, ...others] = stories.filter(
    ({ name, tags }) => tags.includes('dev') && !variant.test(name),
  )
  return (
    <>
      <Title />
      <Subtitle>{whenToUse[stories[0]?.title ?? '']}</Subtitle>
      <Description />
      {first && (
        <>
          <Canvas of={first.moduleExport} />
          <Controls of={first.moduleExport} />
        </>
      )}
      {others.map((story) => (
        <Fragment key={story.id}>
          <Subheading>{story.name}</Subheading>
          <Canvas of={story.moduleExport} />
        </Fragment>
      ))}
    </>
  )
}
