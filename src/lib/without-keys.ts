const key = /^[\dA-F]{32}$/i
const devEui = /^[\dA-F]{16}$/i

/** Whether a text is the AppKey of a device, which is secret: only its label shows it. */
export const isKey = (text: string) => key.test(text)

/** Replaces labels such as `DevEUI,AppEUI,AppKey` by their DevEUI, so that no address and no call has a key. */
export const withoutKeys = (text: string) =>
  text.replace(/[^\s,;"]+(?: *, *[^\s,;"]+)+/g, (label) => {
    const parts = label.split(/ *, */)
    return (parts.some(isKey) && parts.find((part) => devEui.test(part))) || label
  })
