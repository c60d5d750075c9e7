import { sameValue } from '~/lib/same-value.ts'
import type { FormFields } from './form-store.ts'

/** Whether a form holds something that is not saved. */
export const isDirty = (form: FormFields): boolean => !sameValue(form.values(), form.saved())
