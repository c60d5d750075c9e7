let ending: Promise<unknown> = Promise.resolve()

/** Resolves once the delivery that this tab left last has ended its call and stored the outcome. */
export const deliveryEnded = () => ending

/** Says when a delivery that is being left has ended. */
export const endDelivery = (ended: Promise<unknown>) => {
  ending = ended
}
