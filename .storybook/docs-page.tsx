import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  type DocsContextProps,
  Subheading,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks'
import { Fragment, use } from 'react'
import { Picture } from './picture.tsx'
import { ScreenDocs } from './screen-docs.tsx'
import { StoryLink } from './story-link.tsx'
import { isVariant } from './variants.ts'
import { whenToUse } from './when-to-use.ts'

/** The page of a screen or a component. */
export function DocsPage() {
  const [story] = use(DocsContext).componentStories()
  return story?.title.startsWith('Screens/') ? <ScreenDocs /> : <ComponentDocs />
}

/** When to use a component, its controls and its states. */
function ComponentDocs() {
  const stories = use(DocsContext).componentStories()
  const [first, ...others] = stories.filter(
    ({ name, tags }) => tags.includes('dev') && !isVariant(name),
  )
  return (
    <>
      <Title />
      <Subtitle>{whenToUse[stories[0]?.title ?? '']}</Subtitle>
      <Description />
      {first && (
        <>
          <Shown story={first} />
          <Controls of={first.moduleExport} />
        </>
      )}
      {others.map((story) => (
        <Fragment key={story.id}>
          <Subheading>{story.name}</Subheading>
          <Shown story={story} />
        </Fragment>
      ))}
    </>
  )
}

type Story = ReturnType<DocsContextProps['componentStories']>[number]

/** A story in the page, or a picture of one that covers the page it is on, such as a dialog. */
function Shown({ story: { id, name, parameters, moduleExport } }: { story: Story }) {
  // Storybook types parameters as `any`.
  const { docs } = parameters as { docs?: { story?: { inline?: boolean } } }
  if (docs?.story?.inline !== false) return <Canvas of={moduleExport} />
  return (
    <StoryLink to={`/story/${id}`}>
      <Picture id={id} name={name} width={960} height={400} />
    </StoryLink>
  )
}
