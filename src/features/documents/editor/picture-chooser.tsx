import { useDeferredValue, useState } from 'react'
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { css } from '~/styled-system/css'
import { Box, Grid, Stack, styled } from '~/styled-system/jsx'
import { useAllDocuments } from '~/features/documents/all-documents.ts'
import type { ControlProps } from '~/kit/form/field-frame.tsx'
import { Input } from '~/kit/form/input.tsx'
import { RadioCard } from '~/kit/form/radio-card.tsx'
import { useMediaAddress } from '~/kit/rich-text/media-address.ts'
import { words } from '~/i18n/words.ts'
import { hasWords } from '~/lib/word-search.ts'
import { Button } from '~/ui/button/button.tsx'
import { FailureText } from '~/ui/feedback/failure-text.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { RetryButton } from '~/ui/feedback/retry-button.tsx'
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
  const { documents, total, unread, error, isReading, retry } = useAllDocuments()
  const sought = useDeferredValue(search)
  const found = picturesIn(useDeferredValue(documents), addressOf).filter(({ alt, topics }) =>
    hasWords([alt, ...topics], sought),
  )
  const failed = error ?? unread[0]?.error
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
      <Box role="status" textStyle="sm" color="fg.muted">
        {isReading ? (
          <FormattedMessage {...reading} values={{ read: documents.length, total: total ?? 0 }} />
        ) : (
          !error && <FormattedMessage {...count} values={{ count: found.length }} />
        )}
      </Box>
      {failed && (
        <Notice
          status="error"
          title={
            error ? (
              messages.unreadList
            ) : (
              <FormattedMessage {...missing} values={{ count: unread.length }} />
            )
          }
          action={
            <RetryButton onClick={retry}>
              <FormattedMessage {...words.tryAgain} />
            </RetryButton>
          }
        >
          {unread.length > 0 && (
            <p>
              {intl.formatList(unread.slice(0, mostNamed).map(({ document }) => document.topic))}
            </p>
          )}
          <FailureText error={failed} />
        </Notice>
      )}
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
            disabled={control.disabled}
            onChange={() => onChange(picture)}
          >
            <styled.img
              src={picture.address}
              alt=""
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
                <FormattedMessage {...usedIn} values={{ topics: topicsOf(picture) }} />
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
    defaultMessage: 'Search by description or document',
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

const reading = defineMessage<{ read: number; total: number }>({
  defaultMessage: 'Reading the documents: {read, number} of {total, number}',
  description: 'While the texts of all help documents are read to find their images',
})

const count = defineMessage<{ count: number }>({
  defaultMessage: '{count, plural, =0 {No images} one {# image} other {# images}}',
  description: 'How many images there are to choose from',
})

const missing = defineMessage<{ count: number }>({
  defaultMessage:
    '{count, plural, one {# document could not be read} other {# documents could not be read}}',
  description: 'Heading above the images of help documents; names and the reason follow',
})

const usedIn = defineMessage<{ topics: string }>({
  defaultMessage: 'Used in {topics}',
  description: 'Below an image; topics: a list of help documents',
})

const others = defineMessage<{ count: number }>({
  defaultMessage: '{count, plural, one {# other} other {# others}}',
  description: 'At the end of a list of help documents: how many are not named',
})
