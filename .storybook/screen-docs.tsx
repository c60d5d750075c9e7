import { DocsContext, Subheading, Subtitle, Title, Unstyled } from '@storybook/addon-docs/blocks'
import { use } from 'react'
import { screens, type Screen } from 'virtual:screens'
import { css } from '~/styled-system/css'
import { Picture } from './picture.tsx'
import { specified } from './specified.ts'
import { StoryLink } from './story-link.tsx'
import { isVariant } from './variants.ts'

type ScreenStory = {
  id: string
  title: string
  name: string
  tags: string[]
  parameters: {
    url?: string
    docs?: { description?: { component?: string; story?: string } }
  }
}

/** The page of a screen: what it is for, its address, its states, each with when it appears, and where it leads. */
export function ScreenDocs() {
  // Storybook types parameters as `any`.
  const all = use(DocsContext).componentStories() as unknown as ScreenStory[]
  const stories = all.filter(({ name, tags }) => tags.includes('dev') && !isVariant(name))
  const found = screens.filter(({ route }) =>
    all.some(({ parameters }) => isAt(route, parameters.url)),
  )
  const { title = '' } = all[0] ?? {}
  // Stories may open other screens on the way, or the same form for another purpose.
  const own = found
    .filter((screen) => screen.title === title)
    .toSorted((a, b) => Number(isOwn(b, title)) - Number(isOwn(a, title)))
  const described = all[0]?.parameters.docs?.description?.component
  const leadsTo = new Map(
    own.flatMap((screen) => screen.leadsTo.map((route) => [route, screenAt(route)] as const)),
  )
  return (
    <>
      <Title />
      <Subtitle>{described ?? own[0]?.purpose}</Subtitle>
      {(own.length > 0 ? own : found).map(({ route, names }) => (
        <p key={route}>
          {names.join(' › ')}: <code>{route}</code>. {sectionsOf(route)}
        </p>
      ))}
      <Subheading>States</Subheading>
      <Unstyled>
        <ul className={states}>
          {stories.map(({ id, name, parameters }) => (
            <li key={id}>
              <StoryLink to={`/story/${id}`} className={state}>
                <Picture id={id} name={name} width={1440} height={900} scale={0.21} />
                {name}
              </StoryLink>
              <p>{parameters.docs?.description?.story}</p>
            </li>
          ))}
        </ul>
      </Unstyled>
      {leadsTo.size > 0 && (
        <>
          <Subheading>Leads to</Subheading>
          <Unstyled>
            <ul className={links}>
              {[...leadsTo].map(([route, screen]) => (
                <li key={route}>
                  {screen?.title ? (
                    <StoryLink to={`/docs/${idOf(screen.title)}--docs`} className={link}>
                      {screen.names.at(-1)}
                    </StoryLink>
                  ) : (
                    screen?.names.at(-1)
                  )}
                </li>
              ))}
            </ul>
          </Unstyled>
        </>
      )}
    </>
  )
}

function sectionsOf(route: string): string {
  const sections = specified[route] ?? []
  return sections.length > 0
    ? `In the specification: ${sections.join('; ')}.`
    : 'The specification does not describe it.'
}

const isOwn = ({ names }: Screen, title: string) => title.endsWith(`/${names.at(-1)}`)

const screenAt = (route: string) => screens.find((screen) => screen.route === route)

const isAt = (route: string, url = '') =>
  new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+')}$`).test(url.split(/[?#]/)[0] ?? '')

/** As Storybook makes ids of titles. */
const idOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

const states = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))',
  columnGap: '6',
  rowGap: '8',
  fontSize: 'sm',
})

const state = css({
  display: 'grid',
  gap: '2',
  fontWeight: 'semibold',
  _hover: { textDecoration: 'underline' },
})

const link = css({ color: 'teal.fg', textDecoration: 'underline' })

const links = css({ display: 'flex', flexWrap: 'wrap', gap: '4' })
