import { useDeferredValue, useState } from 'react'
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { noImage } from '~/features/documents/texts/messages.ts'
import { TextsProgress, UnreadTexts } from '~/features/documents/texts/texts-status.tsx'
import { useTexts } from '~/features/documents/texts/use-texts.ts'
import type { ControlProps } from '~/kit/form/field-frame.tsx'
import { Input } from '~/kit/form/input.tsx'
import { RadioCard } from '~/kit/form/radio-card.tsx'
import { useMediaAddress } from '~/kit/rich-text/media-address.ts'
import { hasWords } from '~/lib/word-search.ts'
import { css } from '~/styled-system/css'
import { Box, Grid, Stack, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { picturesIn, type Picture } from './pictures-in.ts'

type PictureChooserProps = {
  /** Of the choices, in the form. */
  name: string
  control: ControlProps
  /** The chosen one's link. */
  value: string | null
  onChange: (picture: Picture) => void
}

/** How many pictures are drawn at first, and how many more at each press. */
const atOnce = 48

/** The pictures of all help documents, to choose one. */
export function PictureChooser({ name, control, value, onChange }: PictureChooserProps) {
  const intl = useIntl()
  const addressOf = useMediaAddress()
  const [search, setSearch] = useState('')
  const [most, setMost] = useState(atOnce)
  const texts = useTexts()
  const sought = useDeferredValue(search)
  const [broken, setBroken] = useState<readonly string[]>([])
  const found = picturesIn(useDeferredValue(texts.all), addressOf).filter(({ alt, topics }) =>
    hasWords([alt, ...topics], sought),
  )
  return (
    <Stack gap="3">
      <Input
        type="search"
        size="sm"
        aria-label={intl.formatMessage(messages.search)}
        placeholder={intl.formatMessage(messages.search)}
        value={search}
        onChange={({ target }) => {
          setSearch(target.value)
          setMost(atOnce)
        }}
        // The form would be sent.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {texts.isReading ? (
        <TextsProgress texts={texts} />
      ) : (
        texts.isListed && (
          <Box role="status" textStyle="xs" color="fg.muted">
            <FormattedMessage {...count} values={{ count: found.length }} />
          </Box>
        )
      )}
      {texts.error && (
        <ErrorMessage error={texts.error} title={messages.unreadList} onRetry={texts.readAgain} />
      )}
      <UnreadTexts texts={texts} />
      <Grid
        id={control.id}
        role="radiogroup"
        aria-labelledby={control['aria-labelledby']}
        aria-describedby={control['aria-describedby']}
        aria-invalid={control['aria-invalid']}
        gap="2"
        gridTemplateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' }}
      >
        {found.slice(0, most).map((picture) => (
          <RadioCard
            key={picture.address}
            name={name}
            value={picture.link}
            align="center"
            checked={value === picture.link}
            disabled={control.disabled || broken.includes(picture.address)}
            onChange={() => onChange(picture)}
          >
            <styled.img
              src={picture.address}
              alt=""
              onError={() => setBroken((before) => [...before, picture.address])}
              loading="lazy"
              boxSize="20"
              flexShrink="0"
              objectFit="contain"
              rounded="l1"
              bg="bg.muted"
            />
            <Box minW="0" textStyle="sm" overflowWrap="anywhere">
              <p className={css({ lineClamp: '3' })}>
                {picture.alt === '' ? (
                  <styled.span color="fg.muted">
                    <FormattedMessage {...messages.noAlt} />
                  </styled.span>
                ) : (
                  <bdi>{picture.alt}</bdi>
                )}
              </p>
              <styled.p textStyle="xs" color="fg.muted" lineClamp="2">
                {broken.includes(picture.address) ? (
                  <FormattedMessage {...noImage} />
                ) : (
                  <FormattedMessage {...usedIn} values={{ topics: topicsOf(picture) }} />
                )}
              </styled.p>
            </Box>
          </RadioCard>
        ))}
      </Grid>
      {found.length > most && (
        <Button
          size="sm"
          quiet
          className={css({ alignSelf: 'start' })}
          onClick={() => setMost(most + atOnce)}
        >
          <FormattedMessage {...messages.more} />
        </Button>
      )}
    </Stack>
  )

  function topicsOf({ topics }: Picture) {
    const more = topics.length - mostNamed
    const named = topics.slice(0, mostNamed).map((topic) => `\u2068${topic}\u2069`)
    return intl.formatList(
      more > 0 ? [...named, intl.formatMessage(others, { count: more })] : named,
    )
  }
}

/** How many documents are named. */
const mostNamed = 3

const messages = defineMessages({
  search: {
    defaultMessage: 'Search by alternative text or document',
    description: 'Label: finds images by their alternative text or the topic of a document',
  },
  unreadList: {
    defaultMessage: 'The documents could not be read',
    description: 'Heading; the reason follows',
  },
  noAlt: {
    defaultMessage: 'No alternative text',
    description: 'In place of the alternative text of an image',
  },
  more: { defaultMessage: 'Show more', description: 'Button: shows further images' },
})

const count = defineMessage<{ count: number }>({
  defaultMessage: '{count, plural, =0 {No images} one {# image} other {# images}}',
  description: 'How many images there are to choose from',
})

const usedIn = defineMessage<{ topics: string }>({
  defaultMessage: 'Used in {topics}',
  description: 'Below an image; topics: a list of help documents',
})

const others = defineMessage<{ count: number }>({
  defaultMessage: '{count, plural, one {# other} other {# others}}',
  description: 'At the end of a list of help documents: how many are not named',
})
