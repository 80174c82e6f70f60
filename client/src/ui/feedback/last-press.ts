let pressed: { control: Element; at: number } | undefined;

/** Remembers which link or button is pressed, from now on: Safari and iPhones do not focus it. */
export function rememberPresses(): void {
  const note = ({ target, timeStamp }: MouseEvent) => {
    const control = target instanceof Element && target.closest('a, button');
    if (control) pressed = { control, at: timeStamp };
  };
  document.addEventListener('click', note, true);
}

/** Returns the link or button that was pressed in the last `withinMs`, else the element with the focus. */
export function controlInUse(withinMs: number): Element | null {
  const isRecent = pressed?.control.isConnected && performance.now() - pressed.at < withinMs;
  return isRecent && pressed ? pressed.control : document.activeElement;
}
