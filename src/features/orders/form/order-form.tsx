import { useSearch } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { useState } from 'react'
import type { Path, PathValue, UseFormReturn } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import * as api from '~/api/generated/endpoints/orders/orders.ts'
import type { Order } from '~/api/generated/model/index.ts'
import { OrderRequest } from '~/api/generated/model/orderRequest.zod.ts'
import { OrderUpdateRequest } from '~/api/generated/model/orderUpdateRequest.zod.ts'
import { uploadLimits } from '~/api/generated/upload-limits.ts'
import { readNow } from '~/api/read-now.ts'
import { readOrderNow } from '~/features/orders/read-order-now.ts'
import { words } from '~/i18n/words.ts'
import type { ErrorTexts } from '~/kit/form/check.ts'
import { contractCheck, type FieldRule } from '~/kit/form/contract-check.ts'
import { tooLargeTogether } from '~/kit/form/files-together.ts'
import { RecordForm } from '~/kit/form/record-form.tsx'
import { requestFor } from '~/kit/form/record-version.ts'
import { sentMarkOf } from '~/kit/form/sent-mark.ts'
import { takeBack } from '~/kit/form/unanswered.ts'
import type { SavedRecord } from '~/kit/form/use-add.ts'
import { useForm } from '~/kit/form/use-form.ts'
import { useUpload } from '~/kit/form/use-upload.ts'
import { sameValue } from '~/lib/same-value.ts'
import { Box, Stack } from '~/styled-system/jsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import type { LinkTarget } from '~/ui/link/link-target.ts'
import { toast } from '~/ui/toast/toasts.ts'
import { AttachmentsSection } from './attachments-section.tsx'
import { ExtraValuesSection } from './extra-values-section.tsx'
import { ItemsSection } from './items-section.tsx'
import { lostOrderIn, sentContents } from './lost-order.ts'
import { messages } from './messages.ts'
import { next, OrderActions } from './order-actions.tsx'
import { AddressSection, OrderSection } from './order-sections.tsx'
import {
  pathOf,
  rowsOf,
  sentOf,
  toRequest,
  toUpdateRequest,
  toUploads,
  valuesLike,
  valuesOf,
  withoutSaved,
  withTyped,
  type OrderValues,
} from './order-values.ts'
import { useOrderChoices } from './use-order-choices.ts'
import { useOrderLists } from './use-order-lists.ts'

const required: FieldRule = { required: words.required }
const twoLetters: FieldRule = { tooLong: messages.twoLetters, invalid: messages.twoLetters }

const rules = {
  orderStatus: required,
  contactName: required,
  shippingToName: required,
  shippingAddressLineOne: required,
  shippingPhone: { tooLong: messages.atMost16 },
  shippingAddressCity: { ...required, tooLong: messages.atMost32 },
  shippingAddressState: { ...required, ...twoLetters },
  shippingAddressZip: { ...required, tooLong: messages.atMost16 },
  'orderItems.quantity': { invalid: messages.wholeNumber },
  'extraValues.key': required,
}

const checkNew = contractCheck<OrderRequest>(OrderRequest, rules)
const checkChange = contractCheck<OrderUpdateRequest>(OrderUpdateRequest, rules)

type OrderFormProps = {
  /** The order to edit; undefined for a new one. */
  order?: Order
  /** An order to copy initial values from. */
  like?: Order
  /** Whether that order was added just before. */
  follows?: boolean
}

/** The form for adding and editing orders. */
export function OrderForm({ order, like, follows = false }: OrderFormProps) {
  const intl = useIntl()
  const { label } = useSearch({ strict: false })
  const upload = useUpload()
  const [stopped, setStopped] = useState<'before' | 'after'>()
  const choices = useOrderChoices(order ?? like, order === undefined)
  const [initial] = useState(() => (like ? valuesLike(like, { follows }) : valuesOf(order)))
  const form = useForm<OrderValues>({
    defaultValues: initial,
    check: (values, saved) => {
      const together = values.files.map(({ file }) => file)
      const tooLarge = tooLargeTogether(intl, together, uploadLimits.createOrder.request)
      const names = together.map(() => 'file')
      const errors = order
        ? checkChange(toUpdateRequest(values, names, saved))
        : checkNew(toRequest(values, names))
      return { ...inForm(errors, values), ...(tooLarge && { files: tooLarge }) }
    },
  })
  const update = api.useUpdateOrder({
    request: { ...upload.request, ...requestFor(form.control) },
  })
  const create = api.useCreateOrder({
    request: { ...upload.request, ...requestFor(form.control) },
  })
  const lists = useOrderLists(choices)
  const save = async (values: OrderValues, before: OrderValues, pressed: string) => {
    setStopped(undefined)
    upload.begin()
    const uploads = toUploads(values)
    const names = uploads.map(({ name }) => name)
    const { order: saved } = order
      ? await update.mutateAsync({
          id: order.id,
          data: { order: toUpdateRequest(values, names, before), uploads },
        })
      : await create.mutateAsync({ data: { order: toRequest(values, names), uploads } })
    const kept = saved ? valuesOf(saved) : { ...values, files: [] }
    const shown = (typed: Partial<OrderValues>) =>
      saved ? withTyped(kept, { ...values, ...typed }, values, before) : { ...kept, ...typed }
    return { saved, kept, isLast: pressed !== next, shown }
  }
  type Answer = Awaited<ReturnType<typeof save>>
  const showSaved = ({ kept, shown }: Answer, changed: Partial<OrderValues>) => {
    form.resetDefaultValues(kept)
    showValues(form, shown(changed))
    toast('success', intl.formatMessage(messages.updated))
  }
  const goOn = ({ saved, kept, isLast, shown }: Answer, changed: Partial<OrderValues>) => {
    if (!saved) return null
    const { id } = saved
    if (isLast) {
      const link: LinkTarget = {
        to: '/admin-fulfillment/orders/$orderId/edit',
        params: { orderId: id },
      }
      return { draft: `order-edit-${id}`, saved: kept, values: shown(changed), link }
    }
    const link: LinkTarget = { to: '/admin-fulfillment/orders/add', search: after(id) }
    const like = valuesLike(saved, { follows: true })
    return { draft: `order-add-${id}`, saved: like, link }
  }
  const { isPending, reset } = order ? update : create
  const cancel = () => {
    upload.cancel()
    // Once everything has been sent, the server may have saved it.
    const mayHaveArrived = upload.progress === 1
    setStopped(mayHaveArrived ? 'after' : 'before')
    if (!mayHaveArrived) takeBack(form.control)
    reset()
  }
  const wasSent = useSelector(sentMarkOf(form.control)) !== null
  // An edit without files may simply be sent again.
  const hasFiles = Boolean(update.variables?.data.uploads?.length)
  const name = order ? `order-edit-${order.id}` : like ? `order-add-${like.id}` : 'order-add'
  return (
    <Box maxW="form">
      <RecordForm
        form={form}
        save={save}
        edits={
          order && {
            name: order.displayNumber,
            read: async (queryClient, request) =>
              valuesOf(await readOrderNow(queryClient, order.id, request)),
            fields: lists,
            newRows: { sentOf, withoutSaved },
          }
        }
        adds={{
          discardNew: messages.discardNew,
          keyOf: sentContents,
          find: async (queryClient, contents, sentAt) => {
            const { orders } = await readNow(queryClient, api.getListOrdersQueryOptions())
            const found = lostOrderIn(orders, contents, sentAt)
            return found && savedOrder(found)
          },
          mayRepeat: true,
          goOn,
        }}
        saved={order ? messages.updated : messages.added}
        // The screen of the next order has a link to this one.
        record={({ saved, isLast }) => (saved && isLast ? savedOrder(saved) : null)}
        onSavedMeanwhile={order && showSaved}
        notSaved={stopped ? undefined : order ? messages.notUpdated : messages.notAdded}
        maybeSaved={(!order || hasFiles) && messages.maybeSaved}
        notices={
          stopped && (
            <Notice status="warning" role="alert" title={messages.stopped}>
              {(stopped === 'after' || wasSent) && <FormattedMessage {...messages.maybeSaved} />}
            </Notice>
          )
        }
        failureBelow
        leadsTo={(answer) =>
          answer && !answer.isLast
            ? {
                to: '/admin-fulfillment/orders/add',
                search: answer.saved && after(answer.saved.id),
              }
            : { to: '/admin-fulfillment/orders', search: { label } }
        }
        draft={{ name, rowsOf }}
        actions={<OrderActions isNew={!order} />}
        actionsStay="wide"
        pathOf={(field) => pathOf(field, form.getValues('kept').length)}
      >
        <Stack gap="6">
          <OrderSection choices={choices} startsHere={like !== undefined} />
          <AddressSection hasLabel={Boolean(order?.shippingData?.shippo_transaction_id)} />
          <ItemsSection choices={choices} />
          <ExtraValuesSection />
          <AttachmentsSection
            upload={isPending ? { progress: upload.progress, onCancel: cancel } : undefined}
          />
        </Stack>
      </RecordForm>
    </Box>
  )
}

/** Shows values. Of lines only what differs is set, since a line that is replaced loses the focus. */
function showValues(form: UseFormReturn<OrderValues>, { orderItems, ...values }: OrderValues) {
  const set = (path: Path<OrderValues>, value: unknown) => {
    if (sameValue(form.getValues(path), value)) return
    form.setValue(path, value as PathValue<OrderValues, typeof path>, { shouldDirty: true })
  }
  for (const [name, value] of Object.entries(values)) set(name as keyof OrderValues, value)
  if (form.getValues('orderItems').length !== orderItems.length) set('orderItems', orderItems)
  orderItems.forEach((item, index) => {
    for (const [name, value] of Object.entries(item)) {
      set(`orderItems.${index}.${name as keyof typeof item}`, value)
    }
  })
}

const savedOrder = ({ id, displayNumber }: Order): SavedRecord => ({
  kind: 'order',
  id,
  name: displayNumber,
})

/** The address of the form for the order after this one. */
const after = (from: number) => ({ from, after: 'adding' }) as const

/** Maps errors of the request to paths in the form. */
const inForm = (errors: ErrorTexts, { kept }: OrderValues) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [pathOf(field, kept.length), error]),
  )
