/**
 * Pointing at an item: the mouse has come to it, or it has the focus. A finger does not point, and neither does a mouse that rests
 * while another item comes under it.
 */

/**
 * An attachment for the element that contains the items, or for a single item: reports the name of the item that is
 * pointed at, and null when it no longer is. An item is an element with the attribute `data-<attribute>`.
 */
export function pointing(
  attribute: string,
  onpoint: (item: string | null) => void,
): (container: HTMLElement) => () => void {
  const itemAt = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>(`[data-${attribute}]`) : null;

  /** Elements within an item do not count: only the borders of the item are crossed. */
  function crossed(event: FocusEvent | PointerEvent): HTMLElement | null {
    const item = itemAt(event.target);
    return item && item !== itemAt(event.relatedTarget) ? item : null;
  }

  /** The focus has gone nowhere, and that has not been reported yet. */
  let isLost = false;

  function onEnter(event: FocusEvent | PointerEvent): void {
    const item = crossed(event);
    if (!item) return;
    isLost = false;
    onpoint(item.dataset[attribute]!);
  }

  function onLeave(event: FocusEvent | PointerEvent): void {
    if (crossed(event)) onpoint(null);
  }

  /** An item that is removed loses the focus while the page is being updated, when nothing else may change yet. */
  function onFocusOut(event: FocusEvent): void {
    if (event.relatedTarget) return onLeave(event);
    if (!crossed(event)) return;
    isLost = true;
    queueMicrotask(() => {
      if (isLost) onpoint(null);
      isLost = false;
    });
  }

  let mouse: { x: number; y: number } | null = null;
  const noteMouse = ({ clientX: x, clientY: y }: PointerEvent) => (mouse = { x, y });

  function onMouseEnter(event: PointerEvent): void {
    if (event.pointerType !== "mouse") return;
    const isResting = mouse?.x === event.clientX && mouse.y === event.clientY;
    noteMouse(event);
    if (!isResting) onEnter(event);
  }

  const onMouseLeave = (event: PointerEvent) => event.pointerType === "mouse" && onLeave(event);

  return (container) => {
    const listening = new AbortController();
    const { signal } = listening;
    container.addEventListener("focusin", onEnter, { signal });
    container.addEventListener("focusout", onFocusOut, { signal });
    container.addEventListener("pointerover", onMouseEnter, { signal });
    container.addEventListener("pointerout", onMouseLeave, { signal });
    container.addEventListener("pointermove", noteMouse, { signal });
    return () => listening.abort();
  };
}
