import { Box, Stack } from '~/styled-system/jsx'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { Path, PathValue, UseFormReturn } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import * as api from '~/api/generated/endpoints/orders/orders.ts'
import type { Order } from '~/api/generated/model/index.ts'
import { OrderRequest } from '~/api/generated/model/orderRequest.zod.ts'
import { OrderUpdateRequest } from '~/api/generated/model/orderUpdateRequest.zod.ts'
import { uploadLimits } from '~/api/generated/upload-limits.ts'
import { readNow } from '~/api/read-now.ts'
import { Notice } from '~/ui/feedback/notice.tsx'
import { AddAgain } from '~/kit/form/add-again.tsx'
import { AddFailure } from '~/kit/form/add-failure.tsx'
import type { ErrorTexts } from '~/kit/form/check.ts'
import { contractCheck, type FieldRule } from '~/kit/form/contract-check.ts'
import { Draft } from '~/kit/form/draft.tsx'
import { tooLargeTogether } from '~/kit/form/files-together.ts'
import { Form } from '~/kit/form/form.tsx'
import { LeaveGuard } from '~/kit/form/leave-guard.tsx'
import { versionedRequest } from '~/kit/form/record-version.ts'
import { SaveFailure } from '~/kit/form/save-failure.tsx'
import { keyedRequest } from '~/kit/form/sent-mark.ts'
import { takeBack as takeBackRows } from '~/kit/form/unanswered.ts'
import { useAdd } from '~/kit/form/use-add.ts'
import { useGoOn } from '~/kit/form/use-go-on.ts'
import { useForm } from '~/kit/form/use-form.ts'
import { useMerge } from '~/kit/form/use-merge.tsx'
import { useSaySaved, type SavedRecord } from '~/kit/form/use-say-saved.ts'
import { useUpload } from '~/kit/form/use-upload.ts'
import { toast } from '~/ui/toast/toasts.ts'
import { words } from '~/i18n/words.ts'
import { mayBeDone } from '~/lib/outcome.ts'
import { sameValue } from '~/lib/same-value.ts'
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
import { useOrderFields } from './use-order-fields.ts'

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
  const navigate = useNavigate()
  const { label } = useSearch({ strict: false })
  const saySaved = useSaySaved()
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
    request: { ...upload.request, ...versionedRequest(form.control) },
  })
  const create = api.useCreateOrder({
    request: { ...upload.request, ...keyedRequest(form.control) },
  })
  const fields = useOrderFields(choices)
  const merge = useMerge(
    form,
    order && {
      name: order.displayNumber,
      read: async (queryClient, request) => {
        const options = api.getGetOrderQueryOptions(order.id, { request })
        return valuesOf((await readNow(queryClient, options)).order)
      },
      fields,
      newRows: { sentOf, withoutSaved },
    },
  )
  const goOn = useGoOn(form)
  const { add, takeBack, earlier, lookUpError } = useAdd(form, {
    keyOf: sentContents,
    find: async (queryClient, contents, sentAt) => {
      const { orders } = await readNow(queryClient, api.getListOrdersQueryOptions())
      const found = lostOrderIn(orders, contents, sentAt)
      return found && savedOrder(found)
    },
    mayRepeat: true,
  })
  const save = async (values: OrderValues, pressed: string, before: OrderValues) => {
    setStopped(undefined)
    upload.begin()
    const uploads = toUploads(values)
    const names = uploads.map(({ name }) => name)
    const { order: saved } = order
      ? await update.mutateAsync({
          id: order.id,
          data: { order: toUpdateRequest(values, names, before), uploads },
        })
      : await add(values, () =>
          create.mutateAsync({ data: { order: toRequest(values, names), uploads } }),
        )
    const shown = (typed: Partial<OrderValues>) =>
      withTyped(valuesOf(saved), { ...values, ...typed }, values, before)
    return { saved, pressed, shown }
  }
  const onSaved = ({ saved, pressed }: Awaited<ReturnType<typeof save>>) => {
    if (pressed === next) {
      // The screen stays: its notice has the link.
      toast('success', intl.formatMessage(messages.added))
      return navigate({ to: '/admin-fulfillment/orders/add', search: after(saved.id) })
    }
    saySaved(order ? messages.updated : messages.added, savedOrder(saved))
    return navigate({ to: '/admin-fulfillment/orders', search: { label } })
  }
  const onSavedMeanwhile = (
    { saved, pressed, shown }: Awaited<ReturnType<typeof save>>,
    changed: Partial<OrderValues>,
  ) => {
    if (order) {
      form.resetDefaultValues(valuesOf(saved))
      showValues(form, shown(changed))
      return toast('success', intl.formatMessage(messages.updated))
    }
    const { id } = saved
    if (pressed === next) {
      toast('success', intl.formatMessage(messages.added))
      const [like, to] = [valuesLike(saved, { follows: true }), '/admin-fulfillment/orders/add']
      const values = { ...like, ...changed }
      return goOn({ draft: `order-add-${id}`, saved: like, values, to, search: after(id) })
    }
    saySaved(messages.added, savedOrder(saved))
    const [now, to] = [valuesOf(saved), `/admin-fulfillment/orders/${id}/edit`]
    return goOn({ draft: `order-edit-${id}`, saved: now, values: shown(changed), to })
  }
  const { isPending, reset } = order ? update : create
  const cancel = () => {
    upload.cancel()
    // Once everything has been sent, the server may have saved it.
    const mayHaveArrived = upload.progress === 1
    setStopped(mayHaveArrived ? 'after' : 'before')
    if (!mayHaveArrived && order) takeBackRows(form.control)
    else if (!mayHaveArrived) takeBack()
    reset()
  }
  // An edit without files may simply be sent again.
  const hasFiles = Boolean(update.variables?.data.uploads?.length)
  const isUnsure = order
    ? stopped === 'after' || (hasFiles && update.error && mayBeDone(update.error))
    : earlier.sentAt !== null
  const failure = stopped ? (
    <Notice status="warning" role="alert" title={messages.stopped}>
      {isUnsure && <FormattedMessage {...messages.maybeSaved} />}
    </Notice>
  ) : order ? (
    <SaveFailure error={merge?.failureOf(update.error) ?? null} title={messages.notUpdated}>
      {isUnsure && (
        <p>
          <FormattedMessage {...messages.maybeSaved} />
        </p>
      )}
    </SaveFailure>
  ) : (
    <AddFailure
      error={lookUpError ?? create.error}
      title={messages.notAdded}
      earlier={earlier}
      maybeSaved={messages.maybeSaved}
    />
  )
  const name = order ? `order-edit-${order.id}` : like ? `order-add-${like.id}` : 'order-add'
  return (
    <Box maxW="form">
      <AddAgain question={earlier.question} />
      <Form
        form={form}
        onSubmit={save}
        onSaved={onSaved}
        onSavedMeanwhile={onSavedMeanwhile}
        merge={merge}
        actionsStay="wide"
        pathOf={(field) => pathOf(field, form.getValues('kept').length)}
        // Beside the buttons, because the top of this long form is off screen when one is pressed.
        failure={null}
        draft={<Draft name={name} rowsOf={rowsOf} />}
        leaveGuard={
          order ? (
            <LeaveGuard losing={order.displayNumber} />
          ) : (
            <LeaveGuard
              discardNew={intl.formatMessage(messages.discardNew)}
              isAsking={earlier.question !== null}
            />
          )
        }
        actions={<OrderActions isNew={!order} failure={failure} />}
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
      </Form>
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
  orderItems.forEach((item, place) => {
    for (const [name, value] of Object.entries(item)) {
      set(`orderItems.${place}.${name as keyof typeof item}`, value)
    }
  })
}

const savedOrder = ({ id, displayNumber }: Order): SavedRecord => ({
  id,
  name: displayNumber,
  to: `/admin-fulfillment/orders/${id}/view`,
  table: 'orders',
})

/** The address of the form for the order after this one. */
const after = (from: number) => ({ from, after: 'adding' }) as const

/** Maps errors of the request to paths in the form. */
const inForm = (errors: ErrorTexts, { kept }: OrderValues) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [pathOf(field, kept.length), error]),
  )
