import { Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { focusBesideRow } from '~/kit/form/focus-beside.ts'
import { css } from '~/styled-system/css'
import { Flex, Stack, styled } from '~/styled-system/jsx'
import { Button, IconButton } from '~/ui/button/button.tsx'
import { messages, parcelName, removeParcel } from './messages.ts'
import { ParcelFields } from './parcel-fields.tsx'
import { noParcel, type ParcelDraft } from './parcel.ts'

/**
 * The parcels of an order in the surrounding form: one, or more on request.
 *
 * @param autoFocus Puts the focus into the first one.
 */
export function Parcels({ autoFocus = false }: { autoFocus?: boolean }) {
  const intl = useIntl()
  const { control } = useFormContext<{ parcels: ParcelDraft[] }>()
  const { fields, append, remove } = useFieldArray({ control, name: 'parcels' })
  const [added, setAdded] = useState<number>()
  const areMany = fields.length > 1
  const addButton = useRef<HTMLButtonElement>(null)
  return (
    <Stack gap="5">
      {fields.map(({ id }, index) => {
        const values = { place: index + 1 }
        return (
          <div
            key={id}
            className={part}
            role={areMany ? 'group' : undefined}
            aria-label={areMany ? intl.formatMessage(parcelName, values) : undefined}
          >
            {areMany && (
              <Flex justify="space-between" align="center">
                <styled.p fontWeight="medium" aria-hidden>
                  <FormattedMessage {...parcelName} values={values} />
                </styled.p>
                <IconButton
                  size="sm"
                  variant="ghost"
                  className={quiet}
                  aria-label={intl.formatMessage(removeParcel, values)}
                  onClick={({ currentTarget }) => {
                    // Of a single parcel, there is nothing to remove.
                    if (fields.length === 2) addButton.current?.focus()
                    else focusBesideRow(currentTarget)
                    remove(index)
                  }}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              </Flex>
            )}
            <ParcelFields
              name={`parcels.${index}`}
              autoFocus={index === (added ?? (autoFocus ? 0 : undefined))}
            />
          </div>
        )
      })}
      <Flex gap="3" wrap="wrap" align="center">
        <Button
          ref={addButton}
          size="sm"
          quiet
          onClick={() => {
            setAdded(fields.length)
            append(noParcel, { shouldFocus: false })
          }}
        >
          <Plus aria-hidden />
          <FormattedMessage {...messages.addParcel} />
        </Button>
        {areMany && (
          <styled.p textStyle="sm" color="fg.muted">
            <FormattedMessage {...messages.oneLabel} />
          </styled.p>
        )}
      </Flex>
    </Stack>
  )
}

const part = css({ display: 'flex', flexDirection: 'column', gap: '3' })
const quiet = css({ colorPalette: 'gray' })
