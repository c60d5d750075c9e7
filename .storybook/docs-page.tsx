import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Primary,
  Subheading,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks'
import { Fragment, use } from 'react'
import { whenToUse } from './when-to-use.ts'

/** The page of a component: when to use it, how to set it up, and its states. */
export function DocsPage() {
  const stories = use(DocsContext).componentStories()
  const [first, ...others] = stories.filter(({ tags }) => tags.includes('dev'))
  return (
    <>
      <Title />
      <Subtitle>{whenToUse[first?.title ?? '']}</Subtitle>
      <Description />
      <Primary />
      <Controls />
      {others
        // Variants for looking only: the toolbar shows them too.
        .filter(({ tags }) => tags.includes('test'))
        .map((story) => (
          <Fragment key={story.id}>
            <Subheading>{story.name}</Subheading>
            <Canvas of={story.moduleExport} />
          </Fragment>
        ))}
    </>
  )
}
