import { useRef } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { uploadLimits } from '~/api/generated/upload-limits.ts'
import { words } from '~/i18n/words.ts'
import { tooLargeTogether } from '~/kit/form/files-together.ts'
import { RecordForm } from '~/kit/form/record-form.tsx'
import { ScanButton, Scanner } from '~/kit/scan/scanner.tsx'
import type { Failure } from '~/lib/failure.ts'
import { css } from '~/styled-system/css'
import { Grid, Stack, styled } from '~/styled-system/jsx'
import { FailureText } from '~/ui/feedback/failure-text.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { RetryButton } from '~/ui/feedback/retry-button.tsx'
import { SkeletonLines } from '~/ui/feedback/skeleton-lines.tsx'
import type { Delivery } from './create-delivery.ts'
import { DeviceActions } from './device-actions.tsx'
import { DeviceChoices } from './device-choices.tsx'
import { imagesIn, isEntered, type DeviceValues } from './entered.ts'
import { isInInventory, messages, notSaved } from './messages.ts'
import { TemplateInputs } from './template-inputs.tsx'
import { noTemplate } from './template.ts'
import { useDeviceSave } from './use-device-save.ts'
import { useScannedDevice } from './use-scanned-device.ts'
import { useDuplicate, useMatcher, useProblems, useTemplate } from './use-template.ts'

type DeviceFormProps = {
  form: UseFormReturn<DeviceValues>
  delivery: Delivery
  /** Called when the form itself shows why its device was not saved. */
  onRefused: () => void
  /** Prints labels for the devices that have been added. Returns whether there are any. */
  onPrint: () => boolean
}

/** The form of one device, with the inputs of its template. */
export function DeviceForm({ form, delivery, onRefused, onPrint }: DeviceFormProps) {
  const intl = useIntl()
  const inputs = useRef<HTMLDivElement>(null)
  const { control } = form
  const typeToken = useWatch({ control, name: 'typeToken' })
  const entered = useWatch({ control, name: 'entered' })
  const { query, template } = useTemplate(typeToken)
  const matcher = useMatcher()
  const problems = useProblems(matcher, template ?? noTemplate, entered)
  const saving = useDeviceSave({ form, template, delivery, inputs, onRefused })
  const duplicate = useDuplicate(template ?? noTemplate, entered, delivery)
  const { scan, saves, handlers } = useScannedDevice({
    form,
    template: saving.isSending ? undefined : template,
    hasType: typeToken !== null,
    matcher,
    delivery,
    inputs,
    addAnother: saving.addAnother,
    save: () => inputs.current?.closest('form')?.requestSubmit(),
    clear: saving.next,
    print: onPrint,
  })
  const images = imagesIn(template ?? noTemplate, entered).map(([, image]) => image)
  const tooLarge = tooLargeTogether(intl, images, uploadLimits.createInventory.request)
  const isRepeated = duplicate.isRepeated && !saving.isSending
  return (
    <RecordForm
      in="panel"
      form={form}
      save={(values, _saved, pressed) => saving.save(values, pressed)}
      onSaved={saving.onSaved}
      onSavedMeanwhile={saving.onSavedMeanwhile}
      notices={saving.failure !== '' && <NotSaved failure={saving.failure} />}
      draft={{ name: 'inventory-add', rowsOf: { entered: isEntered } }}
      leaving={{ discardNew: messages.discardNew, savingText: messages.leftWaiting }}
      pathOf={(field) => paths[field] ?? field}
      actions={
        <DeviceActions
          problems={problems}
          held={
            !template
              ? intl.formatMessage(typeToken === null ? messages.chooseType : messages.noInputs)
              : isRepeated
                ? intl.formatMessage(messages.inDelivery)
                : duplicate.record
                  ? intl.formatMessage(isInInventory, {
                      macAddress: duplicate.record.deviceRadioMacAddress,
                    })
                  : tooLarge
          }
        />
      }
    >
      <DeviceChoices control={control} />
      <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="6">
        <Stack gap="3" order={{ lg: 1 }}>
          <ScanButton scan={scan} className={css({ alignSelf: { md: 'flex-start' } })} />
          <styled.label display="flex" gap="2" alignItems="center" textStyle="sm">
            <styled.input
              type="checkbox"
              boxSize="4"
              accentColor="teal.solid"
              checked={saves.chosen}
              onChange={({ target }) => saves.choose(target.checked)}
            />
            <FormattedMessage {...messages.savesScanned} />
          </styled.label>
          <Scanner
            scan={scan}
            typing={false}
            {...(template?.format && { formats: [template.format] })}
          />
        </Stack>
        <div ref={inputs} {...handlers}>
          {template ? (
            <TemplateInputs
              template={template}
              matcher={matcher}
              problems={problems}
              duplicate={duplicate.record}
              isRepeated={isRepeated}
              upload={saving.upload}
              onClear={saving.next}
            />
          ) : query.error ? (
            <TemplateFailure error={query.error} onRetry={() => void query.refetch()} />
          ) : typeToken === null ? (
            <styled.p color="fg.muted" textStyle="sm">
              <FormattedMessage {...messages.chooseType} />
            </styled.p>
          ) : (
            <SkeletonLines />
          )}
        </div>
      </Grid>
    </RecordForm>
  )
}

function NotSaved({ failure }: { failure: string }) {
  return (
    <Notice
      status="error"
      role="alert"
      title={<FormattedMessage {...notSaved} values={{ error: failure }} />}
    />
  )
}

function TemplateFailure({ error, onRetry }: { error: Failure; onRetry: () => void }) {
  return (
    <Notice
      status="error"
      role="alert"
      title={messages.templateFailed}
      action={
        // Missing templates are retried too: they may have been added in the meantime.
        <RetryButton onClick={onRetry}>
          <FormattedMessage {...words.tryAgain} />
        </RetryButton>
      }
    >
      <FailureText error={error} />
    </Notice>
  )
}

/** The fields whose names differ between server and form. */
const paths: Record<string, string> = {
  device_type_token: 'typeToken',
  device_inventory_location: 'location',
  vendor_order_id: 'vendorOrder',
}
