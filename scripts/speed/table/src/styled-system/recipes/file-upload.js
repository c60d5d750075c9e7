import { createSlotRecipe } from './runtime'

const fileUploadConfig = {
  name: 'fileUpload',
  className: 'file-upload',
  slots: ['root', 'dropzone'],
}

export const fileUpload = /* @__PURE__ */ createSlotRecipe(fileUploadConfig)
