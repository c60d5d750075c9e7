/** Forgets the user: all of local storage, which every tab notices. What was read for them goes with the frame. */
export function signOut() {
  localStorage.clear()
}
